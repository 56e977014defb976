/**
 * Runs the tests and ends with the totals of all. `npm test`: types, lint, content, unit tests, the build, and the site and
 * the desk in a browser. `npm run test:site`, `test:desk` and `test:deep` run a part of that, or what is deep.
 */
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { buildIfNeeded, run } from "./build"
import { changedPages } from "./testing/changedPages"
import { runJest, runPlaywright } from "./testing/runners"
import { Totals } from "./testing/totals"
import { readDeepRun } from "./testing/words"

const folder = mkdtempSync(join(tmpdir(), "juhq-test-"))
const totals = new Totals()

const site = "tests/site/playwright.config.ts"
const desk = "desk/tests/browser/playwright.config.ts"

/** Runs what passes or fails as a whole. */
async function whole(part: string, work: () => Promise<boolean>): Promise<boolean> {
  const started = performance.now()
  const passed = await work()
  totals.add(part, { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 }, started)
  return passed
}

/** Runs a command beside others: its output is printed in one piece, and only where it failed. */
function beside(part: string, words: readonly string[]): Promise<boolean> {
  return whole(part, async () => {
    const { passed, said } = await run(words, { quiet: true })
    if (!passed) console.error(said)
    return passed
  })
}

const build = () => whole("build", () => buildIfNeeded({ quiet: true }))

async function everything(): Promise<void> {
  // The check may write the registry, which the build and some unit tests read.
  const content = beside("content", ["tsx", "scripts/check.ts"])
  const others = async () => {
    await Promise.all([beside("types", ["tsc", "--noEmit"]), beside("lint", ["biome", "check", "."])])
    await content
    await runJest("unit tests", { folder, totals })
  }
  // The build leaves a core idle for much of its time.
  const [built] = await Promise.all([content.then(build), others()])
  if (built) await runPlaywright("site tests", site, { folder, totals })
  await runPlaywright("desk tests", desk, { folder, totals })
}

async function deep(words: readonly string[]): Promise<void> {
  const deepRun = readDeepRun(words, process.env, new Date())
  if (typeof deepRun === "string") throw new Error(deepRun)
  const { shard, changedSince, seed } = deepRun
  console.log(`-- Seed ${seed}: SEED=${seed} npm run test:deep repeats this run.`)
  const env = { DEEP: "1", SEED: String(seed) }
  const parts = shard ? [`--shard=${shard}`] : []
  const since = changedSince ? [`--changedSince=${changedSince}`] : []
  await runJest("deep unit tests", { folder, totals, env, words: [...parts, ...since, "--passWithNoTests"] })
  if (!(await build())) return
  const paths = changedSince && (await changedPages(changedSince))
  if (paths) console.log(`-- ${paths.length} pages have changed since ${changedSince}: ${paths.join(" ")}`)
  const chosen: Record<string, string> = paths ? { SITE_PATHS: JSON.stringify(paths) } : {}
  await runPlaywright("deep site tests", site, { folder, totals, words: parts, env: { ...env, ...chosen } })
}

async function main(): Promise<void> {
  const [first, ...words] = process.argv.slice(2)
  if (first === "deep") await deep(words)
  else if (first === "desk") await runPlaywright("desk tests", desk, { folder, totals, words })
  else if (first !== "site") await everything()
  else if (await build()) await runPlaywright("site tests", site, { folder, totals, words })
}

main()
  .catch(error => {
    console.error(error instanceof Error ? error.message : error)
    totals.add("run", { passed: 0, failed: 1, skipped: 0 }, performance.now())
  })
  .finally(() => {
    rmSync(folder, { recursive: true, force: true })
    process.exit(totals.print())
  })

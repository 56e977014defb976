/**
 * Runs tests and prints their totals. `npm test`: types, lint, content, unit tests, the build, and the browser tests of the
 * site and the desk. `npm run test:site` and `test:desk` run a part of that, `test:deep` the deep tests.
 */
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { buildIfNeeded, run } from "./build"
import { changedPages } from "./testing/changedPages"
import { parseDeepArgs } from "./testing/parseDeepArgs"
import { runJest, runPlaywright } from "./testing/runners"
import { Totals } from "./testing/totals"

const folder = mkdtempSync(join(tmpdir(), "juhq-test-"))
const totals = new Totals()

const siteConfig = "tests/site/playwright.config.ts"
const deskConfig = "desk/tests/browser/playwright.config.ts"

/** Runs a part of the tests that counts as a single test. */
async function runPart(part: string, work: () => Promise<boolean>): Promise<boolean> {
  const started = performance.now()
  const passed = await work()
  totals.add(part, { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 }, started)
  return passed
}

/** Runs a command in parallel with others; its output is printed at its end, and only if it failed. */
function runQuietly(part: string, args: readonly string[]): Promise<boolean> {
  return runPart(part, async () => {
    const { passed, output } = await run(args, { quiet: true })
    if (!passed) console.error(output)
    return passed
  })
}

const build = () => runPart("build", () => buildIfNeeded({ quiet: true }))

async function runAll(): Promise<void> {
  // The check may update the registry of codes, which the build and some unit tests read.
  const content = runQuietly("content", ["tsx", "scripts/check.ts"])
  const others = async () => {
    await Promise.all([runQuietly("types", ["tsc", "--noEmit"]), runQuietly("lint", ["biome", "check", "."])])
    await content
    await runJest("unit tests", { folder, totals })
  }
  // In parallel, since the build leaves one core idle for much of its time.
  const [built] = await Promise.all([content.then(build), others()])
  if (built) await runPlaywright("site tests", siteConfig, { folder, totals })
  await runPlaywright("desk tests", deskConfig, { folder, totals })
}

async function runDeep(args: readonly string[]): Promise<void> {
  const deepRun = parseDeepArgs(args, process.env, new Date())
  if (typeof deepRun === "string") throw new Error(deepRun)
  const { shard, changedSince, seed } = deepRun
  console.log(`-- Seed ${seed}: SEED=${seed} npm run test:deep repeats this run.`)
  const env = { DEEP: "1", SEED: String(seed) }
  const shardArgs = shard ? [`--shard=${shard}`] : []
  const sinceArgs = changedSince ? [`--changedSince=${changedSince}`] : []
  await runJest("deep unit tests", {
    folder,
    totals,
    env,
    args: [...shardArgs, ...sinceArgs, "--passWithNoTests"],
  })
  if (!(await build())) return
  const paths = changedSince && (await changedPages(changedSince))
  if (paths) console.log(`-- ${paths.length} pages have changed since ${changedSince}: ${paths.join(" ")}`)
  const pathsEnv: Record<string, string> = paths ? { SITE_PATHS: JSON.stringify(paths) } : {}
  await runPlaywright("deep site tests", siteConfig, {
    folder,
    totals,
    args: shardArgs,
    env: { ...env, ...pathsEnv },
  })
}

async function main(): Promise<void> {
  const [first, ...args] = process.argv.slice(2)
  if (first === "deep") await runDeep(args)
  else if (first === "desk") await runPlaywright("desk tests", deskConfig, { folder, totals, args })
  else if (first !== "site") await runAll()
  else if (await build()) await runPlaywright("site tests", siteConfig, { folder, totals, args })
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

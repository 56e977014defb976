/** `npm test`: types, lint, unit tests, the build and the built site in a browser; ends with the totals of all. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { findBrowser } from "./browser"
import { buildIfNeeded, run } from "./build"
import {
  type BrowserReport,
  browserFailures,
  type Failure,
  saidOf,
  type UnitReport,
  unitFailures,
} from "./failures"

type Totals = { passed: number; failed: number; skipped: number }

const folder = mkdtempSync(join(tmpdir(), "juhq-test-"))
const totals: Totals = { passed: 0, failed: 0, skipped: 0 }
const failures: string[] = []
/** Said once more at the end, since who reads the log of another machine often has its end alone. */
const reasons: Failure[] = []

function add(name: string, { passed, failed, skipped }: Totals, started: number): void {
  totals.passed += passed
  totals.failed += failed
  totals.skipped += skipped
  if (failed > 0) failures.push(name)
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`-- ${name}: ${passed} passed, ${failed} failed, in ${seconds} s`)
}

/** Something that passes or fails as a whole. */
async function whole(name: string, work: () => Promise<boolean>): Promise<boolean> {
  const started = performance.now()
  const passed = await work()
  add(name, { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 }, started)
  return passed
}

/** A command that works beside others: what it says comes in one piece, and where it failed. */
function beside(name: string, words: readonly string[]): Promise<boolean> {
  return whole(name, async () => {
    const { passed, said } = await run(words, { quiet: true })
    if (!passed) console.error(said)
    return passed
  })
}

async function unit(): Promise<void> {
  const started = performance.now()
  const report = join(folder, "unit.json")
  const reporting = ["--json", "--outputFile", report, "--reporters", "default"]
  const { passed } = await run(["jest", "--maxWorkers=100%", ...reporting])
  if (!existsSync(report)) {
    add("unit tests", { passed: 0, failed: 1, skipped: 0 }, started)
    return
  }
  const told = JSON.parse(readFileSync(report, "utf8")) as UnitReport & Record<string, number>
  reasons.push(...unitFailures(told))
  const broken = told.numRuntimeErrorTestSuites ?? 0
  const failed = (told.numFailedTests ?? 0) + broken
  add(
    "unit tests",
    {
      passed: told.numPassedTests ?? 0,
      failed: passed ? failed : Math.max(1, failed),
      skipped: told.numPendingTests ?? 0,
    },
    started,
  )
}

/** When the sweeps over many pages are left out, in minutes of the whole run: the tests of each page come after them. */
const sweepMinutes = 35

/** The tests of a folder that drive a browser: the built site, or the desk. */
async function driven(which: "site" | "desk", words: readonly string[]): Promise<void> {
  const started = performance.now()
  const name = which === "site" ? "site tests" : "desk tests"
  const report = join(folder, `${which}.json`)
  const env = {
    SITE_REPORT: report,
    SITE_BROWSER: JSON.stringify(await findBrowser()),
    SITE_SWEEPS_UNTIL: String(performance.timeOrigin + sweepMinutes * 60_000),
  }
  const { passed } = await run(
    [
      "playwright",
      "test",
      "--config",
      which === "site" ? "tests/site/playwright.config.ts" : "desk/tests/browser/playwright.config.ts",
      ...words,
    ],
    { env },
  )
  if (!existsSync(report)) {
    add(name, { passed: 0, failed: 1, skipped: 0 }, started)
    return
  }
  const told = JSON.parse(readFileSync(report, "utf8")) as BrowserReport & { stats: Record<string, number> }
  const { stats } = told
  reasons.push(...browserFailures(told))
  const failed = stats.unexpected ?? 0
  // In CI a test that fails is tried once more, since another machine's minute may be a bad one; that is told, not hidden.
  if (stats.flaky) console.log(`-- ${stats.flaky} of the ${name} passed only when tried again.`)
  add(
    name,
    {
      passed: (stats.expected ?? 0) + (stats.flaky ?? 0),
      failed: passed ? failed : Math.max(1, failed),
      skipped: stats.skipped ?? 0,
    },
    started,
  )
}

async function main(): Promise<void> {
  const [first, ...words] = process.argv.slice(2)
  if (first === "desk") {
    await driven("desk", words)
    return end()
  }
  const build = () => whole("build", () => buildIfNeeded({ quiet: true }))
  let built: boolean
  if (first === "site") built = await build()
  else {
    // The build leaves a core idle for much of its time. The check may write the registry, which the build reads.
    const content = beside("content", ["tsx", "scripts/check.ts"])
    const others = async () => {
      await Promise.all([beside("types", ["tsc", "--noEmit"]), beside("lint", ["biome", "check", "."])])
      // Some unit tests read the registry too.
      await content
      await unit()
    }
    const [made] = await Promise.all([content.then(build), others()])
    built = made
  }
  if (built) await driven("site", words)
  if (first !== "site") await driven("desk", [])
  end()
}

function end(): void {
  rmSync(folder, { recursive: true, force: true })
  for (const reason of reasons) console.log(saidOf(reason))
  if (failures.length > 0) console.log(`Failed: ${failures.join(", ")}.`)
  const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : ""
  console.log(`${totals.passed} passed, ${totals.failed} failed${skipped}`)
  process.exit(totals.failed > 0 ? 1 : 0)
}

main().catch(error => {
  console.error(error instanceof Error ? error.message : error)
  console.log(`${totals.passed} passed, ${totals.failed + 1} failed`)
  process.exit(1)
})

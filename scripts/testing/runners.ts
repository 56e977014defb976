/** Runs Jest and Playwright with JSON reports, and adds their results to the totals. */
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { findBrowser } from "../browser"
import { run } from "../build"
import { type BrowserReport, browserFailures, type UnitReport, unitFailures } from "./failures"
import type { Totals } from "./totals"

const noReport = { passed: 0, failed: 1, skipped: 0 }

type Options = {
  /** Folder for the report. */
  folder: string
  totals: Totals
  /** Further arguments for the runner. */
  args?: readonly string[]
  env?: Record<string, string>
}

export async function runJest(part: string, { folder, totals, args = [], env = {} }: Options): Promise<void> {
  const started = performance.now()
  const file = join(folder, "unit.json")
  const reporting = ["--json", "--outputFile", file, "--reporters", "default"]
  const { passed } = await run(["jest", "--maxWorkers=100%", ...reporting, ...args], { env })
  if (!existsSync(file)) return totals.add(part, noReport, started)
  const report = JSON.parse(readFileSync(file, "utf8")) as UnitReport & Record<string, number>
  const failed = (report.numFailedTests ?? 0) + (report.numRuntimeErrorTestSuites ?? 0)
  const counts = {
    passed: report.numPassedTests ?? 0,
    // Jest also fails for what belongs to no test, as a handle that is left open.
    failed: passed ? failed : Math.max(1, failed),
    skipped: report.numPendingTests ?? 0,
  }
  totals.add(part, counts, started, unitFailures(report))
}

/** Runs the tests of a Playwright configuration in the pinned browser. */
export async function runPlaywright(
  part: string,
  config: string,
  { folder, totals, args = [], env = {} }: Options,
): Promise<void> {
  const started = performance.now()
  const file = join(folder, `${part.replaceAll(" ", "-")}.json`)
  const browser = JSON.stringify(await findBrowser())
  const { passed } = await run(["playwright", "test", "--config", config, ...args], {
    env: { ...env, SITE_REPORT: file, SITE_BROWSER: browser },
  })
  if (!existsSync(file)) return totals.add(part, noReport, started)
  const report = JSON.parse(readFileSync(file, "utf8")) as BrowserReport & { stats: Record<string, number> }
  const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = report.stats
  // CI retries a failed test once, since its machines may be busy.
  if (flaky > 0) console.log(`-- ${flaky} of the ${part} passed only when tried again.`)
  const failed = passed ? unexpected : Math.max(1, unexpected)
  totals.add(part, { passed: expected + flaky, failed, skipped }, started, browserFailures(report))
}

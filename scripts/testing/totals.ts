/** Adds up the results of the parts of a test run, and prints them. */
import { type Failure, formatFailure } from "./failures"

export type Counts = { passed: number; failed: number; skipped: number }

export class Totals {
  private readonly sum: Counts = { passed: 0, failed: 0, skipped: 0 }
  private readonly failedParts: string[] = []
  private readonly failures: Failure[] = []

  /** Adds and prints a part's results; `started` is its start by `performance.now()`, in milliseconds. */
  add(part: string, counts: Counts, started: number, failures: readonly Failure[] = []): void {
    for (const key of ["passed", "failed", "skipped"] as const) this.sum[key] += counts[key]
    if (counts.failed > 0) this.failedParts.push(part)
    this.failures.push(...failures)
    const seconds = Math.round((performance.now() - started) / 1000)
    console.log(`-- ${part}: ${counts.passed} passed, ${counts.failed} failed, in ${seconds} s`)
  }

  /** Prints all failures again, since readers start at the end of a log, then the totals. Returns the exit code. */
  print(): 0 | 1 {
    for (const failure of this.failures) console.log(formatFailure(failure))
    if (this.failedParts.length > 0) console.log(`Failed: ${this.failedParts.join(", ")}.`)
    const { passed, failed, skipped } = this.sum
    console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`)
    return failed > 0 ? 1 : 0
  }
}

/** Extracts the failed tests and their reasons from the reports of both runners, for a summary at the end of the log. */

export type Failure = {
  /** File, line and name of the test. */
  name: string
  /** Error message and stack, without colours and frames of the tools, cut after `maxLines`. */
  why: string
  /** True if the test passed when it was retried. */
  again: boolean
}

/** The part of Playwright's JSON report that is read. */
export type BrowserReport = { suites?: Suite[]; errors?: ReportedError[] }
type ReportedError = { message?: string; stack?: string }
type Suite = { title: string; specs?: Spec[]; suites?: Suite[] }
type Spec = { title: string; file: string; line: number; tests: { status: string; results: Result[] }[] }
type Result = { status: string; errors?: ReportedError[] }

/** The part of Jest's JSON report that is read. */
export type UnitReport = { testResults?: UnitFile[] }
type UnitFile = { name: string; message?: string; assertionResults: Assertion[] }
type Assertion = { fullName: string; status: string; failureMessages?: string[] }

const maxLines = 24

function shorten(message: string): string {
  // Removes the ANSI escape sequences of colours.
  const plain = message.replaceAll(new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, "g"), "").trim()
  const lines = plain.split("\n").filter(line => !/^\s+at .*(node_modules|node:internal)/.test(line))
  return lines.slice(0, maxLines).join("\n")
}

const reasonOf = (errors: readonly ReportedError[]) =>
  shorten(errors.map(({ message, stack }) => message ?? stack ?? "").join("\n")) || "No reason was given."

/** Returns the specs of a suite and of its nested suites, each with its full name, groups included. */
function specsOf({ specs = [], suites = [] }: Suite, names: readonly string[] = []): [Spec, string][] {
  const ownSpecs = specs.map((spec): [Spec, string] => [spec, [...names, spec.title].join(" › ")])
  return [...ownSpecs, ...suites.flatMap(group => specsOf(group, [...names, group.title]))]
}

/** Returns the browser tests that failed, and those that passed only when retried. */
export function browserFailures({ suites = [], errors = [] }: BrowserReport): Failure[] {
  const runErrors = errors.map(error => ({ name: "The run", why: reasonOf([error]), again: false }))
  // The names of the outermost suites are left out: they are files, which each spec has as well.
  const specs = suites.flatMap(file => specsOf(file))
  const testFailures = specs.flatMap(([{ file, line, tests }, name]) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ status, results }) => ({
        name: `${file}:${line} ${name}`,
        why: reasonOf(results.find(({ errors = [] }) => errors.length > 0)?.errors ?? []),
        again: status === "flaky",
      })),
  )
  return [...runErrors, ...testFailures]
}

/** Returns the unit tests that failed, and the test files that could not run. */
export function unitFailures({ testResults = [] }: UnitReport): Failure[] {
  return testResults.flatMap(({ name: file, message = "", assertionResults }) => {
    if (assertionResults.length === 0 && message !== "")
      return [{ name: file, why: shorten(message), again: false }]
    return assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages = [] }) => ({
        name: `${file} ${fullName}`,
        why: shorten(failureMessages.join("\n")) || "No reason was given.",
        again: false,
      }))
  })
}

/** Formats a failure for the summary. */
export function formatFailure({ name, why, again }: Failure): string {
  const indented = why.split("\n").map(line => `  ${line}`)
  return [`-- ${again ? "Passed only when tried again" : "Failed"}: ${name}`, ...indented].join("\n")
}

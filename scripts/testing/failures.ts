/** What failed in a run and why, from the reports of the two runners: the end of a long log says it once more. */

export type Failure = {
  /** File, line and name of the test. */
  name: string
  /** What was said of it, without colours and the way through the tools, at most `lines` lines. */
  why: string
  /** It passed when it was tried again. */
  again: boolean
}

/** As much of Playwright's JSON report as is read. */
export type BrowserReport = { suites?: Suite[]; errors?: Said[] }
type Said = { message?: string; stack?: string }
type Suite = { title: string; specs?: Spec[]; suites?: Suite[] }
type Spec = { title: string; file: string; line: number; tests: { status: string; results: Result[] }[] }
type Result = { status: string; errors?: Said[] }

/** As much of jest's JSON report as is read. */
export type UnitReport = { testResults?: UnitFile[] }
type UnitFile = { name: string; message?: string; assertionResults: Assertion[] }
type Assertion = { fullName: string; status: string; failureMessages?: string[] }

const lines = 24

function short(said: string): string {
  // The sequences that a terminal takes for colours.
  const plain = said.replaceAll(new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, "g"), "").trim()
  const own = plain.split("\n").filter(line => !/^\s+at .*(node_modules|node:internal)/.test(line))
  return own.slice(0, lines).join("\n")
}

const told = (errors: readonly Said[]) =>
  short(errors.map(({ message, stack }) => message ?? stack ?? "").join("\n")) || "No reason was given."

/** The specs of a suite and of those inside it, each with its name and those of the groups that it is in. */
function specsOf({ specs = [], suites = [] }: Suite, names: readonly string[] = []): [Spec, string][] {
  const here = specs.map((spec): [Spec, string] => [spec, [...names, spec.title].join(" › ")])
  return [...here, ...suites.flatMap(group => specsOf(group, [...names, group.title]))]
}

/** Every test of a browser that failed, and every one that passed only when tried again. */
export function browserFailures({ suites = [], errors = [] }: BrowserReport): Failure[] {
  const whole = errors.map(error => ({ name: "The run", why: told([error]), again: false }))
  // The outermost suites are files, which each spec names itself.
  const specs = suites.flatMap(file => specsOf(file))
  const each = specs.flatMap(([{ file, line, tests }, name]) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ status, results }) => ({
        name: `${file}:${line} ${name}`,
        why: told(results.find(({ errors: said = [] }) => said.length > 0)?.errors ?? []),
        again: status === "flaky",
      })),
  )
  return [...whole, ...each]
}

/** Every unit test that failed, and every file of them that could not be run. */
export function unitFailures({ testResults = [] }: UnitReport): Failure[] {
  return testResults.flatMap(({ name: file, message = "", assertionResults }) => {
    if (assertionResults.length === 0 && message !== "")
      return [{ name: file, why: short(message), again: false }]
    return assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages = [] }) => ({
        name: `${file} ${fullName}`,
        why: short(failureMessages.join("\n")) || "No reason was given.",
        again: false,
      }))
  })
}

/** A failure as the log's end has it. */
export function saidOf({ name, why, again }: Failure): string {
  const indented = why.split("\n").map(line => `  ${line}`)
  return [`-- ${again ? "Passed only when tried again" : "Failed"}: ${name}`, ...indented].join("\n")
}

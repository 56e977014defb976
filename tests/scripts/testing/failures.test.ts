import { browserFailures, formatFailure, unitFailures } from "../../../scripts/testing/failures"

const red = (text: string) => `\u001b[31m${text}\u001b[39m`

const spec = (title: string, status: string, ...errors: string[]) => ({
  title,
  file: "fragments.spec.ts",
  line: 48,
  tests: [{ status, results: errors.map(message => ({ status: "failed", errors: [{ message }] })) }],
})

it("names a failed browser test by file, line, groups and name, with a reason in plain text", () => {
  const group = { title: "Honolulu", specs: [spec("it snows", "unexpected", red("No snow"), "Still none")] }
  const suites = [{ title: "fragments.spec.ts", specs: [spec("fine", "expected")], suites: [group] }]
  const failures = browserFailures({ suites })
  expect(failures).toEqual([
    { name: "fragments.spec.ts:48 Honolulu › it snows", why: "No snow", again: false },
  ])
  expect(failures.map(formatFailure)).toEqual([
    "-- Failed: fragments.spec.ts:48 Honolulu › it snows\n  No snow",
  ])
})

it("distinguishes tests that passed only when retried from failures", () => {
  const suites = [{ title: "fragments.spec.ts", specs: [spec("late", "flaky", "Too late")] }]
  expect(browserFailures({ suites }).map(formatFailure)).toEqual([
    "-- Passed only when tried again: fragments.spec.ts:48 late\n  Too late",
  ])
})

it("reports an error that prevented the whole run", () => {
  expect(browserFailures({ errors: [{ message: "The port is taken" }] })).toEqual([
    { name: "The run", why: "The port is taken", again: false },
  ])
  expect(browserFailures({})).toEqual([])
})

it("names a unit test that failed, and a file that could not be run", () => {
  const testResults = [
    {
      name: "tests/a.test.ts",
      message: "all of it",
      assertionResults: [
        { fullName: "adds", status: "passed", failureMessages: [] },
        { fullName: "divides", status: "failed", failureMessages: [red("By zero")] },
        { fullName: "says nothing", status: "failed" },
      ],
    },
    { name: "tests/b.test.ts", message: "A word is missing", assertionResults: [] },
  ]
  expect(unitFailures({ testResults })).toEqual([
    { name: "tests/a.test.ts divides", why: "By zero", again: false },
    { name: "tests/a.test.ts says nothing", why: "No reason was given.", again: false },
    { name: "tests/b.test.ts", why: "A word is missing", again: false },
  ])
})

it("leaves out stack frames of the tools", () => {
  const message = [
    "Wrong",
    "    at run (src/a.ts:1:2)",
    "    at x (node_modules/y.js:1:1)",
    "    at node:internal/z",
  ]
  const suites = [{ title: "a", specs: [spec("deep", "unexpected", message.join("\n"))] }]
  expect(browserFailures({ suites })[0]?.why).toBe("Wrong\n    at run (src/a.ts:1:2)")
})

it("limits the lines of a failure", () => {
  const long = Array.from({ length: 100 }, (_, line) => `line ${line}`).join("\n")
  const suites = [{ title: "a", specs: [spec("long", "unexpected", long)] }]
  expect(browserFailures({ suites })[0]?.why.split("\n")).toHaveLength(24)
})

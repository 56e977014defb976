/// <reference types="@testing-library/jest-dom" />
import { format } from "node:util"

// A busy machine must not fail a test.
jest.setTimeout(30_000)

// These take long to load, and tests of logic don't need them.
if (typeof window !== "undefined") {
  require("@testing-library/jest-dom")
  // The default of one second is too short on a busy machine.
  require("@testing-library/dom").configure({ asyncUtilTimeout: 10_000 })
  // Runs all effects of toys twice, as when a program falls asleep and wakes up.
  const isToy = expect.getState().testPath?.includes("/tests/embeds/") ?? false
  require("@testing-library/react").configure({ reactStrictMode: isToy })
}

// Errors in the console, such as React's about an update outside act(), fail the test. A test that expects one mocks
// console.error.
const { error } = console
const errors: string[] = []
console.error = (...args: unknown[]) => {
  errors.push(format(...args))
  error(...args)
}
const failOnErrors = () => {
  const [first, ...others] = errors.splice(0)
  if (first !== undefined)
    throw new Error(
      `console.error was called${others.length > 0 ? ` ${others.length + 1} times` : ""}: ${first}`,
    )
}
afterEach(failOnErrors)
afterAll(failOnErrors)

// Replaces fast-check, so that no property has to set its number of runs and its seed.
jest.mock("fast-check", () => {
  const { default: fc } = jest.requireActual<typeof import("fast-check")>("fast-check")
  const { runs, seed } = jest.requireActual<typeof import("./property")>("./property")
  fc.configureGlobal({ seed })
  const assert = (...[property, options]: Parameters<typeof fc.assert>) =>
    fc.assert(property, { ...options, numRuns: runs(options?.numRuns ?? 100) })
  return { __esModule: true, default: { ...fc, assert } }
})

/// <reference types="@testing-library/jest-dom" />
import { format } from "node:util"

// A slow minute of the machine is no mistake.
jest.setTimeout(30_000)

// What asks a page takes long to load, and logic has none.
if (typeof window !== "undefined") {
  require("@testing-library/jest-dom")
  // What is waited for comes when it comes: a second is a long time here and a short one on a busy machine.
  require("@testing-library/dom").configure({ asyncUtilTimeout: 10_000 })
}

// Nobody reads what is printed beside a test that passes: an error there fails it, such as React's of an update outside
// act(). A test that expects one spies on console.error, and keeps it silent.
const { error } = console
const errors: string[] = []
console.error = (...words: unknown[]) => {
  errors.push(format(...words))
  error(...words)
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

// In place of fast-check itself, so that no property has to ask how often and from which seed it is tried.
jest.mock("fast-check", () => {
  const { default: fc } = jest.requireActual<typeof import("fast-check")>("fast-check")
  const { runs, seed } = jest.requireActual<typeof import("./property")>("./property")
  fc.configureGlobal({ seed })
  const assert = (...[property, how]: Parameters<typeof fc.assert>) =>
    fc.assert(property, { ...how, numRuns: runs(how?.numRuns ?? 100) })
  return { __esModule: true, default: { ...fc, assert } }
})

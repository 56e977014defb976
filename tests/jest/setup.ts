/// <reference types="@testing-library/jest-dom" />

// A slow minute of the machine is no mistake.
jest.setTimeout(30_000)

// What asks a page takes long to load, and logic has none.
if (typeof window !== "undefined") {
  require("@testing-library/jest-dom")
  // What is waited for comes when it comes: a second is a long time here and a short one on a busy machine.
  require("@testing-library/dom").configure({ asyncUtilTimeout: 10_000 })
}

// Only where it is asked for: most files try nothing at random.
jest.mock("fast-check", () => {
  const { default: fc } = jest.requireActual<typeof import("fast-check")>("fast-check")
  const { runs } = jest.requireActual<typeof import("./runs")>("./runs")
  // The same examples each time: a property that fails fails for everybody. SEED=7 npm run test:unit looks for others.
  fc.configureGlobal({ seed: Number(process.env.SEED ?? 1998) })
  const assert = (...[property, how]: Parameters<typeof fc.assert>) =>
    fc.assert(property, { ...how, numRuns: runs(how?.numRuns ?? 100) })
  return { __esModule: true, default: { ...fc, assert } }
})

import {
  hydrationOrder,
  hydrationTurn,
  markHydrated,
  startHydrationQueue,
  whenHydrated,
} from "../../../src/shell/first-paint/hydrationQueue"

/** Returns whether a promise is fulfilled; true for undefined. */
async function isFulfilled(promise: Promise<void> | undefined): Promise<boolean> {
  return Promise.race([
    promise?.then(() => true) ?? Promise.resolve(true),
    Promise.resolve().then(() => false),
  ])
}

beforeEach(() => {
  jest.useFakeTimers()
  for (const name of hydrationOrder) markHydrated(name)
})
afterEach(() => jest.useRealTimers())

test("without static HTML no boundary waits, and the page counts as hydrated", () => {
  const done = jest.fn()
  whenHydrated(done)
  expect(hydrationOrder.map(hydrationTurn)).toEqual(hydrationOrder.map(() => undefined))
  expect(done).toHaveBeenCalledTimes(1)
})

test("the boundaries hydrate in order, each in a task of its own", async () => {
  startHydrationQueue()
  for (const [i, name] of hydrationOrder.entries()) {
    expect(await isFulfilled(hydrationTurn(name))).toBe(true)
    const next = hydrationOrder[i + 1]
    markHydrated(name)
    if (!next) continue
    expect(await isFulfilled(hydrationTurn(next))).toBe(false)
    jest.runAllTimers()
  }
})

test("the page counts as hydrated after the last boundary, in any order, and reports it once", () => {
  startHydrationQueue()
  const [done, taken] = [jest.fn(), jest.fn()]
  whenHydrated(done)
  whenHydrated(taken)()
  for (const name of [...hydrationOrder].reverse()) {
    expect(done).not.toHaveBeenCalled()
    markHydrated(name)
    markHydrated(name)
  }
  expect(done).toHaveBeenCalledTimes(1)
  expect(taken).not.toHaveBeenCalled()
})

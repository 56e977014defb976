import { arrive, beginTurns, pieces, turnOf, whenWhole } from "../../../src/shell/first-paint/turns"

/** Returns whether a promise is fulfilled; true for undefined. */
async function isFulfilled(promise: Promise<void> | undefined): Promise<boolean> {
  return Promise.race([
    promise?.then(() => true) ?? Promise.resolve(true),
    Promise.resolve().then(() => false),
  ])
}

beforeEach(() => {
  jest.useFakeTimers()
  for (const name of pieces) arrive(name)
})
afterEach(() => jest.useRealTimers())

test("without static HTML no boundary waits, and the page counts as hydrated", () => {
  const done = jest.fn()
  whenWhole(done)
  expect(pieces.map(turnOf)).toEqual(pieces.map(() => undefined))
  expect(done).toHaveBeenCalledTimes(1)
})

test("the boundaries hydrate in order, each in a task of its own", async () => {
  beginTurns()
  for (const [i, name] of pieces.entries()) {
    expect(await isFulfilled(turnOf(name))).toBe(true)
    const next = pieces[i + 1]
    arrive(name)
    if (!next) continue
    expect(await isFulfilled(turnOf(next))).toBe(false)
    jest.runAllTimers()
  }
})

test("the page counts as hydrated after the last boundary, in any order, and reports it once", () => {
  beginTurns()
  const [done, taken] = [jest.fn(), jest.fn()]
  whenWhole(done)
  whenWhole(taken)()
  for (const name of [...pieces].reverse()) {
    expect(done).not.toHaveBeenCalled()
    arrive(name)
    arrive(name)
  }
  expect(done).toHaveBeenCalledTimes(1)
  expect(taken).not.toHaveBeenCalled()
})

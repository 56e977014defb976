import { arrive, beginTurns, pieces, turnOf, whenWhole } from "../../../src/shell/first-paint/turns"

/** Whether a promise has been fulfilled by now. */
async function hasCome(promise: Promise<void> | undefined): Promise<boolean> {
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

test("where nothing was drawn before, no piece waits, and the page is whole at once", () => {
  const done = jest.fn()
  whenWhole(done)
  expect(pieces.map(turnOf)).toEqual(pieces.map(() => undefined))
  expect(done).toHaveBeenCalledTimes(1)
})

test("the pieces have their turns one after the other, each when the browser has had its own", async () => {
  beginTurns()
  for (const [i, name] of pieces.entries()) {
    expect(await hasCome(turnOf(name))).toBe(true)
    const next = pieces[i + 1]
    arrive(name)
    if (!next) continue
    expect(await hasCome(turnOf(next))).toBe(false)
    jest.runAllTimers()
  }
})

test("the page is whole when its last piece has arrived, whichever that is, and says so once", () => {
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

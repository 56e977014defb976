import {
  durationMs,
  gazeFrom,
  type Happening,
  initial,
  isShaken,
  nextState,
  purrAfter,
  seatUnder,
  startTrack,
  takesSeed,
  withMove,
} from "../../../src/shell/pertti/logic"
import { isNightAt, restingLook } from "../../../src/shell/pertti/look"
import { seedsLeft, seedsToday, withSeed } from "../../../src/shell/pertti/seeds"

const stateAfter = (...happenings: Happening[]) => happenings.reduce(nextState, initial)
const press: Happening = { type: "press", role: null, time: null }
const atNight: Happening = { type: "press", role: null, time: "3:52" }
const feed = (left: number, today = 0): Happening => ({ type: "feed", left, today })

describe("a press", () => {
  it("opens an eye, is answered with a yawn, gets him up, and sends him home again", () => {
    expect(stateAfter(press)).toMatchObject({ mood: "eye", message: "Pertti opens one eye." })
    expect(stateAfter(press, press).mood).toBe("yawn")
    expect(stateAfter(press, press, press).mood).toBe("up")
    expect(stateAfter(press, press, press, press)).toMatchObject({
      mood: "returning",
      message: "Pertti walks home.",
    })
  })

  it("finds nobody after nine others, until that has been said three times", () => {
    const home: Happening = { type: "arrive" }
    const nine = [press, press, press, press, home, press, press, press, home, press, press, press, home]
    expect(stateAfter(...nine).presses).toBe(10)
    const then = (count: number) => stateAfter(...nine, ...Array<Happening>(count).fill(press))
    expect([1, 2, 3].map(count => then(count).message)).toEqual([
      "There is nobody here.",
      "Still nobody.",
      "Nobody would like a seed.",
    ])
    expect(then(3)).toMatchObject({ mood: "hiding", isShown: true, presses: 0 })
    expect(then(4).mood).toBe("yawn")
  })

  it("finds something else each time on the cushion of one who is on the page", () => {
    const gone: Happening = { type: "press", role: { away: true }, time: null }
    const messages = [1, 2, 3, 4, 5, 20].map(
      count => stateAfter(...Array<Happening>(count).fill(gone)).message,
    )
    expect(messages[0]).toBe("He is on the page.")
    expect(new Set(messages).size).toBe(5)
    expect(messages[5]).toBe(messages[4])
  })

  it("asks for the time at night, and then he walks in his sleep", () => {
    expect(stateAfter(atNight)).toMatchObject({ mood: "resting", message: "It is 3:52 in Helsinki." })
    expect(stateAfter(atNight, { type: "forget" }, atNight).message).toBe("Still 3:52.")
    expect(stateAfter(atNight, atNight, atNight)).toMatchObject({
      mood: "sleepwalking",
      message: "Pertti walks in his sleep.",
    })
    expect(stateAfter(atNight, atNight, atNight, atNight).mood).toBe("resting")
    expect(stateAfter({ type: "follow", isNight: true }).mood).toBe("sleepwalking")
    expect(stateAfter({ type: "stroke" }, atNight, atNight).mood).toBe("resting")
  })

  it("is told what he has brought, and goes on from there", () => {
    const carries: Happening = { type: "press", role: { carries: "bamboo" }, time: null }
    expect(stateAfter(carries)).toMatchObject({ mood: "showing", message: "Pertti has brought bamboo." })
    expect(stateAfter(carries, carries).mood).toBe("yawn")
  })

  it("stops his wheel", () => {
    expect(stateAfter({ type: "press", role: { runs: true }, time: null }).mood).toBe("awake")
  })

  it("takes him down from a window", () => {
    expect(stateAfter({ type: "sit" }, press).mood).toBe("returning")
    expect(stateAfter({ type: "sit" }, press, { type: "arrive" }).mood).toBe("awake")
  })
})

describe("a new thing", () => {
  it("makes him smell its seed for a while, unless he is away", () => {
    expect(stateAfter({ type: "thing" })).toMatchObject({ mood: "begging", message: "Pertti smells a seed." })
    expect(stateAfter({ type: "thing" }, { type: "wait" }).mood).toBe("resting")
    expect(stateAfter({ type: "sit" }, { type: "thing" }).mood).toBe("sitting")
  })
})

describe("strokes", () => {
  it("make him purr, longer with each few", () => {
    expect(stateAfter({ type: "stroke" })).toMatchObject({ mood: "stroked", message: "Prr.", isShown: true })
    expect([1, 3, 4, 9, 10, 99].map(purrAfter)).toEqual([
      "Prr.",
      "Prr.",
      "Prrrr.",
      "Prrrr.",
      "Prrrrrrr.",
      "Prrrrrrr.",
    ])
  })

  it("do not reach him while he walks", () => {
    expect(stateAfter(press, press, press, { type: "stroke" }).mood).toBe("up")
  })
})

describe("a seed", () => {
  it("is eaten, three a day", () => {
    expect(stateAfter(feed(2))).toMatchObject({ mood: "eating", message: "Crunch." })
    expect(stateAfter(feed(2, 2))).toMatchObject({ mood: "eating", message: "One for the night." })
    expect(stateAfter(feed(2, 3))).toMatchObject({ mood: "awake", message: "Full. Tomorrow." })
    expect([takesSeed(initial, 2, 2), takesSeed(initial, 2, 3), takesSeed(initial, 0, 0)]).toEqual([
      true,
      false,
      false,
    ])
  })

  it("is missed if there is none", () => {
    expect(stateAfter(feed(0))).toMatchObject({ mood: "empty", message: "No seeds. Pages have them." })
  })

  it("comes with each thing, and is counted by the day of Helsinki", () => {
    const evening = new Date("2026-11-29T21:30:00Z")
    const record = withSeed(withSeed({ eaten: 4, day: "2026-11-28", onDay: 3 }, evening), evening)
    expect(record).toEqual({ eaten: 6, day: "2026-11-29", onDay: 2 })
    expect(seedsToday(record, evening)).toBe(2)
    // Midnight in Helsinki is 22:00 in London.
    expect(seedsToday(record, new Date("2026-11-29T22:00:00Z"))).toBe(0)
    expect([seedsLeft(record, 8), seedsLeft(record, 3)]).toEqual([2, 0])
  })
})

describe("what happens on the desktop", () => {
  it("startles, hides and shames him where he lies, and not while he is away", () => {
    const happenings = [{ type: "minimise" }, { type: "shake" }, { type: "emptyBin" }] as const
    expect(happenings.map(each => stateAfter(each).mood)).toEqual(["startled", "hiding", "ashamed"])
    expect(happenings.map(each => stateAfter({ type: "lift" }, each).mood)).toEqual([
      "lifted",
      "lifted",
      "lifted",
    ])
  })

  it("passes: all moods but rest and his ways end by themselves", () => {
    expect(stateAfter({ type: "minimise" }, { type: "wait" }).mood).toBe("awake")
    expect(stateAfter({ type: "minimise" }, { type: "wait" }, { type: "wait" }).mood).toBe("resting")
    expect((["resting", "up", "lifted", "sitting"] as const).map(durationMs)).toEqual([
      null,
      null,
      null,
      null,
    ])
  })

  it("lets him fall from his window", () => {
    expect(stateAfter({ type: "sit" }, { type: "fall" })).toMatchObject({
      mood: "returning",
      message: "Pertti falls off.",
    })
  })
})

describe("a shaken window", () => {
  const moved = (xs: readonly number[], stepMs: number) =>
    xs.reduce((track, x, i) => withMove(track, x, i * stepMs), startTrack(0))

  it("turns to and fro, far enough and soon enough", () => {
    expect(isShaken(moved([40, 0, 40, 0, 40], 100))).toBe(true)
    expect(isShaken(moved([10, 0, 10, 0, 10, 0], 100))).toBe(false)
    expect(isShaken(moved([40, 0, 40, 0, 40], 900))).toBe(false)
    expect(isShaken(moved([40, 80, 120, 160, 200], 100))).toBe(false)
  })
})

describe("a place to sit", () => {
  const bar = { id: "page", left: 100, right: 900, top: 60, bottom: 90 }

  it("is the title bar under him, within its ends", () => {
    expect(seatUnder([bar], 400, 40)).toEqual({ id: "page", x: 252 })
    expect(seatUnder([bar], 105, 60)).toEqual({ id: "page", x: 0 })
    expect(seatUnder([bar], 899, 60)).toEqual({ id: "page", x: 704 })
  })

  it("is none elsewhere", () => {
    expect(seatUnder([bar], 400, 300)).toBeNull()
    expect(seatUnder([bar], 50, 60)).toBeNull()
  })
})

describe("his look", () => {
  const dress = { role: null, isNight: false, moves: true, things: 0, seeds: 0 }

  it("follows from the page, the night, his things and his seeds", () => {
    expect(restingLook(dress)).toEqual({ name: "Pertti, asleep", pictures: ["asleep.gif"] })
    expect(restingLook({ ...dress, isNight: true, moves: false, seeds: 2, things: 8 })).toEqual({
      name: "Pertti, asleep, in a bow tie, in a nightcap",
      pictures: ["asleep.png", "cheek-2.png", "wears-8.png", "wears-nightcap.png"],
    })
    expect(restingLook({ ...dress, role: { wears: "party hat" } }).name).toBe(
      "Pertti, asleep, in a party hat",
    )
    expect(restingLook({ ...dress, role: { hides: true } }).pictures).toEqual(["hiding.png"])
    expect(restingLook({ ...dress, role: { runs: true } }).pictures).toEqual(["wheel.gif"])
    expect(restingLook({ ...dress, role: { carries: "pizza" }, isNight: true })).toEqual({
      name: "Pertti, with a slice of pizza",
      pictures: ["carrying.png", "carries-pizza.png"],
    })
  })

  it("has a nightcap from 22 to 7 o'clock in Helsinki", () => {
    const hours = ["19:59", "20:00", "04:59", "05:00"].map(time => new Date(`2026-11-29T${time}:00Z`))
    expect(hours.map(isNightAt)).toEqual([false, true, true, false])
  })

  it("goes after the pointer", () => {
    expect([10, 90, 300].map(pointer => gazeFrom(100, pointer))).toEqual(["left", "ahead", "right"])
  })
})

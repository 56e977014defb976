import fc from "fast-check"
import { tenX } from "../../../../src/embeds/games/10x/logic"
import { awayAfterSeconds, awayWorkSeconds } from "../../../../src/embeds/games/10x/time"
import { many } from "../../../../src/embeds/games/10x/words"
import { career, later, morning } from "./careers"

const team = { duck: 10, junior: 5, tester: 2 }
const wait = (now: number) => ({ kind: "wait" as const, now })

describe("time", () => {
  it("passes in whole seconds, and keeps the rest for the next time", () => {
    const state = career({ team })
    expect(tenX.step(state, wait(morning + 999))).toBe(state)
    const second = tenX.step(state, wait(morning + 1700))
    expect(second).toMatchObject({ at: morning + 1000, figures: { seconds: 1 } })
    expect(tenX.step(second, wait(morning + 2000)).figures.seconds).toBe(2)
  })

  it("comes to the same however often one looks", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 3000 }), { minLength: 1, maxLength: 60 }), pauses => {
        const start = career({ team, debt: 20 })
        const seconds = pauses.reduce((sum, pause) => sum + pause, 0)
        const end = morning + (seconds % (awayAfterSeconds * 1000))
        let often = start
        let now = morning
        for (const pause of pauses) {
          now = Math.min(end, now + pause)
          often = tenX.step(often, wait(now))
        }
        expect(tenX.step(often, wait(end))).toEqual(tenX.step(start, wait(end)))
      }),
    )
  })

  it("is not harmed by a clock that is set back: nothing is lost, nothing is won, and it goes on", () => {
    const state = later(career({ team, lines: 500 }), 10)
    const back = tenX.step(state, wait((state.at ?? 0) - 86_400_000))
    expect({ ...back, at: 0 }).toEqual({ ...state, at: 0 })
    const on = later(back, 5)
    expect(on.lines).toBeGreaterThan(state.lines)
    expect(on.figures.seconds).toBe(state.figures.seconds + 5)
  })

  it("gives nothing for a clock that goes back and forth by less than a second", () => {
    const state = career({ team })
    let jittery = state
    for (let i = 0; i < 100; i++) jittery = tenX.step(jittery, wait(morning + (i % 2 === 0 ? 500 : 0)))
    expect(jittery.lines).toBe(state.lines)
  })
})

describe("an absence", () => {
  it("is anything longer than two minutes: up to then, mail comes and meetings end", () => {
    const state = career({ team, nextMail: 5 })
    expect(later(state, awayAfterSeconds).inbox.length).toBeGreaterThan(0)
    expect(later(state, awayAfterSeconds).figures.away).toBe(0)
    const away = later(state, awayAfterSeconds + 1)
    expect(away.inbox).toEqual([])
    expect(away.figures.away).toBe(awayAfterSeconds + 1)
  })

  it("is worked through, and told: how long, how many lines and bugs, and which meetings went well", () => {
    const state = career({ team })
    const back = later(state, 3 * 3600 + 600)
    const lines = back.figures.lines - state.figures.lines
    expect(lines).toBeGreaterThan(100_000)
    expect(back.said).toContain("You were away for 3 h 10 min.")
    expect(back.said).toContain(`It wrote ${many(lines, "line")}.`)
    expect(back.said).toContain("12 meetings were held without you, and went well.")
    expect(back.figures.missed).toBe(12)
    expect(back.diary[0]?.text).toBe(back.said)
  })

  it("is paid for four hours at most, or for eight when one has learned to go home", () => {
    const day = 24 * 3600
    const state = career({ team })
    const back = later(state, day)
    expect(back.figures.seconds - state.figures.seconds).toBe(awayWorkSeconds)
    expect(back.at).toBe(morning + day * 1000)
    expect(back.said).toContain("You were away for 24 h. After 4 h the team went home.")
    expect(later(state, 400 * day).lines).toBe(back.lines)
    const wiser = later(career({ team, lessons: ["five"] }), day)
    expect(wiser.figures.away).toBe(2 * awayWorkSeconds)
  })

  it("neither makes debt nor more bugs than can be borne", () => {
    const crowd = { intern: 60, junior: 60, contractor: 40 }
    const back = later(career({ team: crowd, debt: 30 }), awayWorkSeconds)
    expect(back.debt).toBe(30)
    expect(back.bugs).toBeLessThan(200)
    expect(back.bugs).toBeGreaterThan(100)
  })

  it("says so when nobody was there to write", () => {
    expect(later(career(), 3600).said).toContain("Nothing was written: the room was empty.")
  })
})

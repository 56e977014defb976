import fc from "fast-check"
import { parse } from "valibot"
import type { Act } from "../../../../src/embeds/games/10x/acts"
import { type Action, nextJob, tenX } from "../../../../src/embeds/games/10x/logic"
import {
  bugRate,
  efficiency,
  meetingSeconds,
  priceOf,
  teamRate,
} from "../../../../src/embeds/games/10x/rates"
import { stages } from "../../../../src/embeds/games/10x/stages"
import { hireIds, keepsakeIds, type State, stateSchema } from "../../../../src/embeds/games/10x/state"
import { career, justBefore, later, morning } from "./careers"

const does = (state: State, act: Act | { kind: "take"; what: "key" }) =>
  tenX.step(state, { ...act, now: state.at ?? morning } as Action)
const at = (id: string, changes: Partial<State> = {}) => later(justBefore(id, changes), 1)
const staff = { duck: 1, intern: 2, tester: 0, model: 0 }

describe("10x", () => {
  it("starts its clock with the first line", () => {
    const fresh = tenX.start({}, () => 0)
    expect(tenX.step(fresh, { kind: "wait", now: morning })).toBe(fresh)
    expect(career().said).toBe("That was a line of code.")
    expect(career().lines).toBe(1)
  })

  it("sends the duck after eight seconds even if there is only one line", () => {
    expect(later(career(), 7).team.duck).toBe(0)
    expect(later(career(), 8)).toMatchObject({ team: { duck: 1 }, figures: { tenths: 11 } })
  })

  it("takes silence for the first answer", () => {
    const asked = at("intern", { team: { ...staff, intern: 0 } })
    expect(asked.question).toBe("intern")
    const silent = later(asked, 61)
    expect(silent.team.intern).toBe(1)
    expect(silent.choices.intern).toBe(0)
  })

  it("has an intern who watches make fewer lines and far fewer bugs", () => {
    const [helps, watches] = [0, 1].map(place => does(at("intern"), { kind: "answer", with: place }))
    expect(teamRate(watches as State)).toBeLessThan(teamRate(helps as State))
    expect(bugRate(watches as State)).toBeLessThan(bugRate(helps as State) / 3)
  })

  it("gives lines and bugs for shipping, and takes time and bugs for testing", () => {
    const ship = at("ship", { team: staff, bugs: 4 })
    const shipped = does(ship, { kind: "answer", with: 0 })
    expect(shipped.bugs - ship.bugs).toBe(15)
    expect(shipped.made).toBeGreaterThan(ship.made + 1000)
    const tested = does(ship, { kind: "answer", with: 1 })
    expect(tested).toMatchObject({ bugs: 0, still: 20 })
    expect(teamRate(tested)).toBe(0)
  })

  it("holds a meeting that can be attended, or left by the window at a price", () => {
    const meeting = at("meeting", { team: staff })
    expect(meeting.meeting).toBe(20)
    const nodded = does(meeting, { kind: "press" })
    expect(nodded.lines).toBe(meeting.lines)
    expect(nodded.figures.nods).toBe(1)
    expect(later(meeting, 20).figures.attended).toBe(1)
    const left = does(meeting, { kind: "leave" })
    expect(left).toMatchObject({ meeting: 0, figures: { left: 1 } })
    expect(meetingSeconds(left)).toBe(23)
  })

  it("can be rewritten faster by typing, and is half as fast again after it", () => {
    const asked = at("framework", { team: staff, lines: 500 })
    const rewriting = does(asked, { kind: "answer", with: 0 })
    expect(rewriting).toMatchObject({ lines: 0, still: 25, figures: { rewrites: 1 } })
    expect(does(rewriting, { kind: "press" }).still).toBe(24)
    const before = teamRate({ ...asked, bugs: 0 })
    expect(teamRate({ ...later(rewriting, 25), bugs: 0 })).toBeCloseTo(before * 1.5)
  })

  it("has a model that writes ten times as much as an intern, with a hundred times the bugs of one who watches", () => {
    const of = (team: Partial<State["team"]>, watches: number) =>
      career({ team: { ...career().team, ...team }, choices: { intern: watches } })
    expect(teamRate(of({ model: 1 }, 0)) / teamRate(of({ intern: 1 }, 0))).toBeCloseTo(10)
    expect(bugRate(of({ model: 1 }, 1)) / bugRate(of({ intern: 1 }, 1))).toBeCloseTo(100)
    expect(teamRate(does(of({ model: 1 }, 0), { kind: "switch" }))).toBe(0)
  })

  it("lets the bugs out, which are stamped on one by one or move in", () => {
    const fire = at("fire", { team: staff })
    expect(fire.fire).toHaveLength(14)
    expect(does(fire, { kind: "press" }).fire).toHaveLength(13)
    expect(does(fire, { kind: "catch", bug: 7 }).fire).not.toContain(7)
    const out = fire.fire.reduce((state, bug) => does(state, { kind: "catch", bug }), fire)
    expect(out.said).toMatch(/It is out/)
    expect(later(fire, 41).bugs).toBeGreaterThan(fire.bugs + 40)
    expect(does(fire, { kind: "calm" }).fire).toEqual([])
  })

  it("claps for as long as somebody does", () => {
    const speech = at("speech", { team: staff })
    expect(later(speech, 8)).toMatchObject({
      speech: 0,
      said: "Nobody clapped. The fruit basket has been cancelled.",
    })
    const clapped = does(speech, { kind: "press" })
    expect(clapped.lines).toBe(speech.lines)
    expect(later(clapped, 4).said).toMatch(/stopped clapping first/)
  })

  it.each([
    [0, null],
    [1, "intern"],
    [2, "duck"],
    [3, "model"],
  ] as const)("sends away who is blamed, but you: %s", (place, gone) => {
    const blamed = does(at("blame", { team: { duck: 2, intern: 2, tester: 1, model: 1 } }), {
      kind: "answer",
      with: place,
    })
    expect(blamed.figures.blamed).toBe(place + 1)
    expect(hireIds.filter(id => blamed.team[id] === 0)).toEqual(gone ? [gone] : [])
  })

  it("takes the key away at 10x, and stops everybody who is asked how it is going", () => {
    const manager = at("promotion", { team: staff })
    expect(manager.figures.tenths).toBe(100)
    expect(does(manager, { kind: "press" })).toBe(manager)
    const asked = does(manager, { kind: "ask" })
    expect(teamRate(manager)).toBeGreaterThan(0)
    expect(teamRate(asked)).toBe(0)
  })

  it("ends with the exit interview, from which something is taken home", () => {
    const over = does(at("exit", { team: staff }), { kind: "answer", with: 2 })
    expect(tenX.isOver(over)).toBe(true)
    const next = nextJob(does(over, { kind: "take", what: "key" }))
    expect(next).toMatchObject({ at: null, keepsakes: ["key"], figures: { runs: 2 }, last: { tenths: 100 } })
    expect(tenX.step(next, { kind: "press", now: morning }).lines).toBe(3)
  })

  it("has the others work a little while the visitor is away, and no stage go by", () => {
    const gone = later(career({ team: staff, stage: 6, nextMeeting: 90 }, { tenths: 26 }), 3600)
    expect(gone.said).toMatch(
      /^You were away for 1 h\. The others wrote .* lines\. They held 4 meetings about your chair\.$/,
    )
    expect(gone.stage).toBe(6)
    expect(gone.figures).toMatchObject({ away: 3600, missed: 4 })
  })

  it("loses nothing when the clock is set back", () => {
    const back = tenX.step(career({ team: staff }), { kind: "wait", now: morning - 1e6 })
    expect(back).toMatchObject({ at: morning - 1e6, lines: 1 })
  })

  it("jams above twelve presses a second", () => {
    let state = career()
    for (let press = 0; press < 20; press++) state = does(state, { kind: "press" })
    expect(state.figures.presses).toBe(12)
    expect(state.said).toMatch(/jammed/)
  })

  it("has prices that rise, and bugs that never stop all work", () => {
    expect(priceOf("intern", career())).toBe(60)
    expect(priceOf("intern", career({ team: staff }))).toBe(184)
    expect([efficiency(0), efficiency(40)]).toEqual([1, 0.675])
    expect(efficiency(1e6)).toBeGreaterThan(0.35)
  })

  it("survives any player, and stays a state that can be stored", () => {
    const act = fc.oneof(
      fc
        .constantFrom("press", "squash", "duck", "coffee", "switch", "leave", "ask", "calm", "wait")
        .map(kind => ({ kind })),
      fc.record({ kind: fc.constant("answer"), with: fc.nat(4) }),
      fc.record({ kind: fc.constant("hire"), who: fc.constantFrom(...hireIds) }),
      fc.record({ kind: fc.constant("catch"), bug: fc.nat(20) }),
      fc.record({ kind: fc.constant("take"), what: fc.constantFrom(...keepsakeIds) }),
    )
    const moves = fc.array(fc.tuple(act, fc.integer({ min: -5, max: 140 })), { maxLength: 60 })
    fc.assert(
      fc.property(moves, fc.nat(stages.length - 1), (moves, stage) => {
        let state = career({ stage, team: { duck: 1, intern: 1, tester: 1, model: 1 }, lines: 1e5 })
        let now = morning
        for (const [move, seconds] of moves) {
          now += seconds * 1000
          state = tenX.step(state, { ...move, now } as Action)
        }
        expect(parse(stateSchema, JSON.parse(JSON.stringify(state)))).toEqual(state)
      }),
      { numRuns: 40 },
    )
  })
})

import fc from "fast-check"
import type { State } from "../../../../src/embeds/games/10x/career"
import { backgrounds } from "../../../../src/embeds/games/10x/lessons"
import { backgroundIds, tenX } from "../../../../src/embeds/games/10x/logic"
import { combined, effectText } from "../../../../src/embeds/games/10x/modifiers"
import { maxOf, modifiersOf, priceOf, productivity, ratesOf } from "../../../../src/embeds/games/10x/rates"
import { type Act, refusalOf } from "../../../../src/embeds/games/10x/refusals"
import { gainOf, requiredLines } from "../../../../src/embeds/games/10x/rewrite"
import { hireOf, hires } from "../../../../src/embeds/games/10x/team"
import { seeded } from "../../../../src/lib/game/random"
import { career, later, morning } from "./careers"

const does = (state: State, act: Act) => tenX.step(state, { ...act, now: state.at ?? morning })
const none = combined([])

describe("a working day", () => {
  it("starts with the first line, and not before", () => {
    const fresh = tenX.start({ background: "self-taught" }, seeded(1))
    expect(tenX.step(fresh, { kind: "wait", now: morning })).toBe(fresh)
    expect(tenX.step(fresh, { kind: "hire", who: "duck", many: 1, now: morning })).toBe(fresh)
    const begun = tenX.step(fresh, { kind: "write", now: morning })
    expect(begun).toMatchObject({ at: morning, lines: 1, written: 1 })
    expect(begun.said).toMatch(/hello to the world/)
  })

  it("says another thing of each line that is written", () => {
    let state = career({ lines: 0 })
    const said = Array.from({ length: 6 }, () => {
      state = does(state, { kind: "write" })
      return state.said
    })
    expect(new Set(said).size).toBe(6)
  })

  it("takes ten presses a second and no more", () => {
    let state = career({ lines: 0 })
    for (let press = 0; press < 30; press++) state = does(state, { kind: "write" })
    expect(state.figures.presses).toBe(10)
    expect(does(state, { kind: "write" })).toBe(state)
    expect(does(later(state, 1), { kind: "write" }).figures.presses).toBe(11)
  })

  it("lets one nod in meetings, which writes nothing and is counted", () => {
    const state = does(career({ meeting: 20, lines: 5 }), { kind: "write" })
    expect(state.lines).toBe(5)
    expect(state.figures).toMatchObject({ nods: 1, presses: 1 })
  })

  it("is slowed by bugs and debt, and never to less than a fifth", () => {
    expect(productivity({ bugs: 0, debt: 0 })).toBe(1)
    expect(productivity({ bugs: 60, debt: 100 })).toBeCloseTo(0.7 * 0.75)
    expect(productivity({ bugs: 1e12, debt: 1e12 })).toBeGreaterThanOrEqual(0.2)
  })

  it("is slowed by unanswered messages, and by meetings, and stopped by a refactoring", () => {
    const team = { junior: 10 }
    const speed = (changes: Partial<State>) => {
      const state = career({ team, goodwill: 0, bugs: 0, ...changes })
      return ratesOf(state, modifiersOf(state)).team
    }
    expect(speed({})).toBeCloseTo(220)
    expect(speed({ inbox: ["friday", "middle"] })).toBeCloseTo(198)
    expect(speed({ inbox: ["friday", "middle"], lessons: ["mail"] })).toBeCloseTo(220)
    expect(speed({ meeting: 5 })).toBeCloseTo(154)
    expect(speed({ refactoring: 5 })).toBe(0)
    expect(speed({ boost: { factor: 2, left: 3 } })).toBeCloseTo(440)
  })
})

describe("hiring and buying", () => {
  it("asks for each hire as much more as the rules say, one by one or together", () => {
    const duck = hireOf("duck")
    if (!duck) throw new Error("There is no duck.")
    expect(priceOf(duck, 0, 1, none)).toBe(15)
    const onebyone = [0, 1, 2, 3, 4].reduce((sum, owned) => sum + 15 * 1.15 ** owned, 0)
    expect(priceOf(duck, 0, 5, none)).toBe(Math.ceil(onebyone))
  })

  it("knows how many the lines are enough for, to the last one", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...hires),
        fc.nat(80),
        fc.double({ min: 0, max: 1e12, noNaN: true }),
        (hire, owned, lines) => {
          const many = maxOf(hire, owned, lines, none)
          if (many > 1) expect(priceOf(hire, owned, many, none)).toBeLessThanOrEqual(lines)
          expect(priceOf(hire, owned, many + 1, none)).toBeGreaterThan(lines)
        },
      ),
    )
  })

  it("takes the price, and says how many lines are missing where they are", () => {
    const state = does(career({ lines: 40 }), { kind: "hire", who: "duck", many: 2 })
    expect(state.lines).toBe(40 - 33)
    expect(state.team).toEqual({ duck: 2 })
    expect(refusalOf(state, { kind: "hire", who: "duck", many: 1 })).toBe("That takes 13 more lines.")
    expect(does(state, { kind: "hire", who: "duck", many: 1 })).toBe(state)
  })

  it.each<Act>([
    { kind: "hire", who: "duck", many: 0 },
    { kind: "hire", who: "duck", many: 1.5 },
    { kind: "hire", who: "duck", many: -3 },
    { kind: "hire", who: "duck", many: Number.POSITIVE_INFINITY },
    { kind: "hire", who: "__proto__", many: 1 },
    { kind: "buy", what: "constructor" },
    { kind: "learn", what: "no" },
    { kind: "answer", message: "friday", with: 0 },
    { kind: "fix" },
    { kind: "refactor" },
    { kind: "rewrite" },
  ])("refuses what can't be done: %j", act => {
    const state = career({ lines: 1e9 })
    expect(refusalOf(state, act)).toMatch(/\.$/)
    expect(does(state, act)).toBe(state)
  })

  it("sells a thing once", () => {
    const state = does(career({ lines: 100 }), { kind: "buy", what: "keyboard" })
    expect(state.things).toEqual(["keyboard"])
    expect(refusalOf({ ...state, lines: 1e6 }, { kind: "buy", what: "keyboard" })).toBe("You have one.")
    expect(does(later(state, 1), { kind: "write" }).lines).toBe(state.lines + 2)
  })
})

describe("the rewrite", () => {
  const ready = (changes: Partial<State> = {}) =>
    career({ written: requiredLines(0), goodwill: 5, ...changes })

  it("needs a large codebase, a signature, and everybody out of the meeting", () => {
    const refused = (changes: Partial<State>) => refusalOf(ready(changes), { kind: "rewrite" })
    expect(refused({})).toBeNull()
    expect(refused({ written: requiredLines(0) - 1 })).toMatch(/too small/)
    expect(refused({ goodwill: 2 })).toMatch(/It lacks a signature/)
    expect(refused({ meeting: 3 })).toMatch(/meeting/)
    expect(refused({ refactoring: 3 })).toMatch(/refactoring/)
  })

  it("throws all away but what is on the desk, in the head and in the inbox", () => {
    const state = does(
      ready({
        lines: 700,
        team: { duck: 4 },
        bugs: 9,
        debt: 40,
        things: ["keyboard", "tests", "editor"],
        lessons: ["no"],
        inbox: ["friday"],
      }),
      { kind: "rewrite" },
    )
    expect(state).toMatchObject({
      lines: 0,
      written: 0,
      team: {},
      bugs: 0,
      debt: 0,
      goodwill: 2,
      things: ["keyboard", "editor"],
      lessons: ["no"],
      inbox: ["friday"],
    })
    expect(state.figures).toMatchObject({ tenths: 17, rewrites: 1 })
    expect(state.said).toMatch(/^It is in Rust now/)
  })

  it("is worth more the larger the codebase, and never takes one past the tenth x", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1e15, noNaN: true }),
        fc.nat(12),
        fc.integer({ min: 10, max: 99 }),
        (written, rewrites, tenths) => {
          const at = (lines: number) => gainOf(career({ written: lines }, { rewrites, tenths }))
          expect(at(written)).toBeLessThanOrEqual(at(written * 2))
          expect(tenths + at(written)).toBeLessThanOrEqual(100)
          expect(at(requiredLines(rewrites))).toBeGreaterThan(0)
        },
      ),
    )
  })

  it("teaches one of three lessons that are new", () => {
    const state = does(ready({ lessons: ["no", "names"] }), { kind: "rewrite" })
    expect(new Set(state.offered).size).toBe(3)
    expect(state.offered).not.toEqual(expect.arrayContaining(["no"]))
    const [chosen = ""] = state.offered
    const wiser = does(state, { kind: "learn", what: chosen })
    expect(wiser.lessons).toEqual(["no", "names", chosen])
    expect(wiser.offered).toEqual([])
    expect(refusalOf(wiser, { kind: "learn", what: state.offered[1] ?? "" })).toMatch(/can't/)
  })

  it("ends the game at the tenth x, and nothing happens after that", () => {
    const near = ready({ written: 1e15 })
    const state = does({ ...near, figures: { ...near.figures, tenths: 90 } }, { kind: "rewrite" })
    expect(tenX.isOver(state)).toBe(true)
    expect(state.figures.tenths).toBe(100)
    expect(later(state, 3600)).toBe(state)
    expect(does(state, { kind: "write" })).toBe(state)
    expect(tenX.result(state, { background: "self-taught" })).toEqual({
      outcome: "won",
      best: { score: -0, text: "10x in 0 s" },
    })
  })
})

describe("a second career", () => {
  it("remembers the endings and the numbers of the first, and not its lines", () => {
    const over = does(career({ written: 1e15, goodwill: 5, drawn: ["friday"] }, { tenths: 90 }), {
      kind: "rewrite",
    })
    const second = tenX.start({ background: "nurse" }, seeded(2), over)
    expect(second.endings).toEqual([over.ending])
    expect(second.last).toEqual(over.figures)
    expect(second.drawn).toEqual(["friday"])
    expect(second).toMatchObject({ lines: 0, at: null, ending: null, background: "nurse" })
    expect(tenX.start({ background: "nurse" }, seeded(3), second).last).toEqual(over.figures)
  })

  it.each(backgroundIds)("is another game as %s", background => {
    const state = tenX.start({ background }, seeded(1))
    const isPlain = background === "self-taught"
    expect(effectText(backgrounds[background].effect) === "").toBe(isPlain)
    expect(tenX.level?.({ background })).toBe(backgrounds[background].name.toLowerCase())
    expect(modifiersOf(state)).toEqual(combined([backgrounds[background].effect]))
  })
})

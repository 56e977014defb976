import fc from "fast-check"
import { safeParse } from "valibot"
import {
  careerCode,
  careerKeys,
  careerOf,
  noFigures,
  readCareer,
} from "../../../../src/embeds/games/10x/career"
import { firstState, migrateState, saveVersion, stateSchema } from "../../../../src/embeds/games/10x/state"
import { career, later } from "./careers"

const team = { duck: 4, intern: 3, tester: 2, model: 1 }

/** The figures of a stored game of version 1, which had an inbox and backgrounds. */
const old = {
  tenths: 42,
  seconds: 2400,
  away: 60,
  lines: 123_456.5,
  presses: 900,
  nods: 12,
  bugsMade: 300,
  bugsFixed: 250,
  attended: 7,
  declined: 5,
  missed: 1,
  refactors: 9,
  rewrites: 4,
  perttis: 3,
}

describe("a save", () => {
  it("is the same after it has been written down and read", () => {
    const state = later(career({ team, stage: 7, nextMeeting: 50 }), 100)
    expect(safeParse(stateSchema, JSON.parse(JSON.stringify(state))).output).toEqual(state)
  })

  it("of version 1 becomes the job before, with a keepsake", () => {
    const state = migrateState({ version: 2, at: 1_700_000_000_000, lines: 5, figures: old }, 1)
    const read = safeParse(stateSchema, state)
    expect(read.success && read.output).toMatchObject({
      at: null,
      keepsakes: ["key"],
      figures: { ...noFigures, runs: 2 },
      last: { tenths: 42, lines: 123_456.5, left: 5, rewrites: 4 },
    })
  })

  it("of version 1 without a line is a first day", () => {
    expect(migrateState({ version: 1, at: null, figures: old }, 1)).toBe(firstState)
  })

  it("of this version stays as it is", () => {
    expect(migrateState(firstState, saveVersion)).toBe(firstState)
  })

  it.each([
    ["with less than nothing", { lines: -1 }],
    ["with no number", { bugs: Number.NaN }],
    ["with half an intern", { team: { ...team, intern: 0.5 } }],
    ["past the tenth x", { figures: { ...career().figures, tenths: 101 } }],
    ["with a keepsake from nowhere", { keepsakes: ["chair"] }],
  ])("is not believed %s", (_, changes) => {
    expect(safeParse(stateSchema, { ...career(), ...changes }).success).toBe(false)
  })

  it("is survived, whatever stands in it", () => {
    fc.assert(
      fc.property(fc.jsonValue(), value => {
        expect(safeParse(stateSchema, migrateState(value, 1)).success).toBe(false)
      }),
    )
  })
})

describe("a career in a link", () => {
  const anyCareer = fc
    .tuple(
      ...careerKeys.map(key =>
        key === "tenths" ? fc.integer({ min: 10, max: 100 }) : fc.nat(key === "blamed" ? 4 : 36 ** 6 - 1),
      ),
    )
    .map(numbers => Object.fromEntries(careerKeys.map((key, i) => [key, numbers[i] ?? 0])))
    .map(numbers => ({
      ...careerOf(noFigures),
      ...numbers,
      awayMinutes: Math.min(numbers.awayMinutes ?? 0, numbers.minutes ?? 0),
    }))

  it("comes back as it went", () => {
    fc.assert(fc.property(anyCareer, each => expect(readCareer(careerCode(each))).toEqual(each)))
  })

  it("of the first edition is still understood", () => {
    expect(readCareer("1k-28-1-p0-c-1e-6y-7-5-1-9-4-3")).toMatchObject({
      tenths: 56,
      minutes: 80,
      presses: 900,
      attended: 7,
      left: 5,
      rewrites: 4,
      claps: 0,
    })
  })

  it.each([
    "",
    "a",
    "1-2-3",
    "9-0-0-0-0-0-0-0-0-0-0-0-0",
    "2t-0-0-0-0-0-0-0-0-0-0-0-0",
    "a-1-2-0-0-0-0-0-0-0-0-0-0",
    "A-0",
  ])("is not believed as %j", code => expect(readCareer(code)).toBeNull())
})

import fc from "fast-check"
import { safeParse } from "valibot"
import {
  careerCode,
  careerKeys,
  careerOf,
  readCareer,
  saveVersion,
  stateSchema,
} from "../../../../src/embeds/games/10x/career"
import { career, later } from "./careers"

const team = { duck: 10, junior: 5, tester: 2 }

describe("a save", () => {
  it("is the same after it has been written down and read", () => {
    const state = later(career({ team, inbox: ["friday"], things: ["keyboard"] }), 100)
    const read = safeParse(stateSchema, JSON.parse(JSON.stringify(state)))
    expect(read.output).toEqual(state)
  })

  it("of version 1 is understood, with all that it did not know yet", () => {
    const { due, told, last, ...first } = { ...career({ team, lines: 1234 }), version: 1 }
    const read = safeParse(stateSchema, first)
    expect(read.success && read.output).toMatchObject({
      version: saveVersion,
      lines: 1234,
      team,
      due: [],
      told: [],
      last: null,
    })
  })

  it.each([
    ["of a version that is not known", { version: 99 }],
    ["without a version", { version: undefined }],
    ["with less than nothing", { lines: -1 }],
    ["with no number", { bugs: Number.NaN }],
    ["with too much", { debt: Number.POSITIVE_INFINITY }],
    ["with half a hamster", { team: { pertti: 0.5 } }],
    ["of somebody past the tenth x", { figures: { ...career().figures, tenths: 101 } }],
    ["with more goodwill than there is", { goodwill: 11 }],
    ["with a background from nowhere", { background: "wizard" }],
  ])("is not believed %s", (_, changes) => {
    expect(safeParse(stateSchema, { ...career(), ...changes }).success).toBe(false)
  })

  it("is survived, whatever stands in it", () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.record({ version: fc.integer() })), value => {
        expect(safeParse(stateSchema, value).success).toBe(false)
      }),
    )
  })
})

describe("a career in a link", () => {
  const anyCareer = fc
    .tuple(
      ...careerKeys.map(key => (key === "tenths" ? fc.integer({ min: 10, max: 100 }) : fc.nat(36 ** 6 - 1))),
    )
    .map(numbers => Object.fromEntries(careerKeys.map((key, i) => [key, numbers[i] ?? 0])))
    .map(numbers => ({
      ...careerOf(career().figures),
      ...numbers,
      awayMinutes: Math.min(numbers.awayMinutes ?? 0, numbers.minutes ?? 0),
    }))

  it("comes back as it went", () => {
    fc.assert(fc.property(anyCareer, each => expect(readCareer(careerCode(each))).toEqual(each)))
  })

  it("of a real game is short, and all in whole numbers", () => {
    const state = later(career({ team }), 3 * 3600)
    const code = careerCode(careerOf(state.figures))
    expect(code).toMatch(/^[0-9a-z]+(-[0-9a-z]+){12}$/)
    expect(code.length).toBeLessThan(60)
    expect(readCareer(code)).toEqual(careerOf(state.figures))
  })

  it.each([
    "",
    "a",
    "1-2-3",
    "a-0-0-0-0-0-0-0-0-0-0-0",
    "a-0-0-0-0-0-0-0-0-0-0-0-0-0",
    "9-0-0-0-0-0-0-0-0-0-0-0-0",
    "2t-0-0-0-0-0-0-0-0-0-0-0-0",
    "a-1-2-0-0-0-0-0-0-0-0-0-0",
    "a-0-0-0-0-0-0-0-0-0-0-0-zzzzzzz",
    "a-0-0-0-0-0-0-0-0-0-0-0-<b>",
    "A-0-0-0-0-0-0-0-0-0-0-0-0",
  ])("is not believed as %j", code => {
    expect(readCareer(code)).toBeNull()
  })

  it("is survived, whatever the link says", () => {
    fc.assert(
      fc.property(fc.string(), text => {
        const read = readCareer(text)
        if (read) expect(careerKeys.every(key => Number.isInteger(read[key]) && read[key] >= 0)).toBe(true)
      }),
    )
  })
})

import fc from "fast-check"
import { type DateFlags, dateFlags, localParts } from "../../../src/lib/calendar/dateFlags"

const on = (month: number, day: number) =>
  Object.entries(dateFlags({ month, day }))
    .filter(([, is]) => is)
    .map(([name]) => name)

describe("the days that are celebrated", () => {
  it.each<[keyof DateFlags, [number, number], [number, number], [number, number], [number, number]]>([
    ["valentine", [2, 13], [2, 14], [2, 14], [2, 15]],
    ["birthday", [3, 20], [3, 21], [3, 21], [3, 22]],
    ["christmas", [12, 23], [12, 24], [12, 25], [12, 26]],
    ["halloween", [10, 30], [10, 31], [10, 31], [11, 1]],
    ["independence", [12, 5], [12, 6], [12, 6], [12, 7]],
    ["snow", [11, 30], [12, 1], [1, 6], [1, 7]],
  ])("have %s from its first day to its last and not a day longer", (name, before, first, last, after) => {
    expect(on(...before)).not.toContain(name)
    expect(on(...first)).toContain(name)
    expect(on(...last)).toContain(name)
    expect(on(...after)).not.toContain(name)
  })

  it("have snow over the turn of the year", () => {
    expect(on(12, 31)).toEqual(["snow"])
    expect(on(1, 1)).toEqual(["snow"])
  })

  it("are none on the same day of another month", () => {
    expect(on(3, 14)).toEqual([])
    expect(on(2, 21)).toEqual([])
    expect(on(11, 24)).toEqual([])
    expect(on(8, 31)).toEqual([])
    expect(on(11, 6)).toEqual([])
  })
})

describe("the parts of an instant", () => {
  it("are those that the machine's own clock shows", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 28 }),
        fc.integer({ min: 5, max: 23 }),
        (month, day, hour) => {
          expect(localParts(new Date(2025, month - 1, day, hour, 59, 59))).toEqual({ month, day, hour })
        },
      ),
    )
  })
})

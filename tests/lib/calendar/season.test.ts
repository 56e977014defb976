import {
  dateOfDay,
  daysTo,
  daysToChange,
  type Season,
  seasonAfter,
  seasonOf,
  seasons,
} from "../../../src/lib/calendar/season"

const boundaries: [day: number, before: Season, from: Season][] = [
  [80, "winter", "spring"],
  [174, "spring", "summer"],
  [267, "summer", "autumn"],
  [335, "autumn", "winter"],
]

describe("seasons", () => {
  it.each(boundaries)("change as day %i begins, from %s to %s", (day, before, from) => {
    expect(seasonOf(day - 1)).toBe(before)
    expect(seasonOf(day)).toBe(from)
    expect(seasonAfter(before)).toBe(from)
  })

  it("have winter at both ends of the year, leap or not", () => {
    expect([1, 365, 366].map(seasonOf)).toEqual(["winter", "winter", "winter"])
  })

  it.each([
    [365, { winter: 110, spring: 94, summer: 93, autumn: 68 }],
    [366, { winter: 111, spring: 94, summer: 93, autumn: 68 }],
  ])("fill a year of %i days", (length, expected) => {
    const lengths = { winter: 0, spring: 0, summer: 0, autumn: 0 }
    for (let day = 1; day <= length; day++) lengths[seasonOf(day)]++
    expect(lengths).toEqual(expected)
  })

  it.each([365, 366])("are one day nearer to each of them every day of a year of %i days", length => {
    for (const season of seasons) {
      for (let day = 1; day < length; day++) {
        const left = daysTo(season, day, length)
        const begins = seasonOf(day + 1) === season && seasonOf(day) !== season
        if (begins) expect(left).toBe(1)
        else expect(daysTo(season, day + 1, length)).toBe(left - 1)
        if (begins) expect(daysTo(season, day + 1, length)).toBe(length)
      }
    }
  })

  it("count the days to the change over the new year", () => {
    expect(daysToChange(365, 365)).toBe(80)
    expect(daysToChange(365, 366)).toBe(81)
    expect(daysToChange(366, 366)).toBe(80)
    expect(daysToChange(1, 365)).toBe(79)
    expect(daysToChange(79, 365)).toBe(1)
    expect(daysToChange(80, 365)).toBe(94)
  })

  it("refuse days that a year has not", () => {
    for (const day of [0, 367, 1.5, Number.NaN]) expect(() => seasonOf(day)).toThrow(RangeError)
    expect(() => daysTo("spring", 366, 365)).toThrow("A year of 365 days has no day 366.")
  })

  it("begin on dates that move with the leap day", () => {
    expect([80, 174, 267, 335].map(day => dateOfDay(2023, day))).toEqual([
      "21 March",
      "23 June",
      "24 September",
      "1 December",
    ])
    expect([80, 174, 267, 335].map(day => dateOfDay(2024, day))).toEqual([
      "20 March",
      "22 June",
      "23 September",
      "30 November",
    ])
    expect(dateOfDay(2023, 366)).toBe("1 January")
  })
})

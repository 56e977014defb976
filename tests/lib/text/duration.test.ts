import { formatDuration, formatSeconds } from "../../../src/lib/text/duration"

const s = 1000
const h = 3600 * s

describe("a length of time", () => {
  it.each([
    [0, "0 s"],
    [1, "1 s"],
    [s, "1 s"],
    [59 * s, "59 s"],
    [60 * s, "1 min 0 s"],
    [h - 1, "1 h 0 min 0 s"],
    [h + 1, "1 h 0 min 1 s"],
    [24 * h, "1 day 0 h 0 min 0 s"],
    [50 * h + 185 * s, "2 days 2 h 3 min 5 s"],
    [24_000 * h, "1,000 days 0 h 0 min 0 s"],
    [-5, "0 s"],
  ])("of %i ms is %s", (milliseconds, text) => {
    expect(formatDuration(milliseconds)).toBe(text)
  })
})

describe("a count of seconds", () => {
  it("leaves out what it has none of in front", () => {
    expect([0, 59.9, 60, 3599, 3600, 90_061, 4_000_000].map(formatSeconds)).toEqual([
      "0 s",
      "59 s",
      "1 min 00 s",
      "59 min 59 s",
      "1 h 00 min 00 s",
      "25 h 01 min 01 s",
      "1,111 h 06 min 40 s",
    ])
  })
})

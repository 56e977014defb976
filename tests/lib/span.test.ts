import { spanText } from "../../src/lib/span"

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
    expect(spanText(milliseconds)).toBe(text)
  })
})

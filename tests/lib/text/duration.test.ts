import {
  formatClock,
  formatDuration,
  formatRoughly,
  formatSeconds,
  inDays,
} from "../../../src/lib/text/duration"

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

describe("a length of time in other units", () => {
  const hours = { from: "hour", to: "minute" } as const

  it("is in whole words where they are asked for", () => {
    const long = (milliseconds: number) => formatDuration(milliseconds, { ...hours, long: true })
    expect([0, 60 * s, h, 22 * h + 300 * s, 25 * h + 1].map(long)).toEqual([
      "0 minutes",
      "1 minute",
      "1 hour",
      "22 hours and 5 minutes",
      "25 hours and 1 minute",
    ])
    expect(formatDuration(26 * h + 61 * s, { long: true })).toBe("1 day, 2 hours, 1 minute and 1 second")
  })

  it("has its noughts written or left out", () => {
    expect(formatDuration(h, { ...hours, long: true, zeros: true })).toBe("1 hour and 0 minutes")
    expect(formatDuration(24 * h, { zeros: false })).toBe("1 day")
    expect(formatDuration(0, { zeros: false })).toBe("0 s")
  })

  it("can count whole units alone", () => {
    expect(formatDuration(90 * s, { from: "minute", to: "minute" })).toBe("2 min")
    expect(formatDuration(90 * s, { from: "minute", to: "minute", down: true })).toBe("1 min")
  })

  it("is rounded to the largest unit that fits", () => {
    expect(
      [0, 59_999, 60_000, 3 * 24 * h + h, 365.25 * 24 * h, 2000 * 365.25 * 24 * h].map(formatRoughly),
    ).toEqual(["0 seconds", "59 seconds", "1 minute", "3 days", "1 year", "2,000 years"])
  })
})

describe("a stopwatch", () => {
  it("has hours where they are wanted", () => {
    expect([0, 9.9, 161, 3605].map(seconds => formatClock(seconds))).toEqual([
      "0:00",
      "0:09",
      "2:41",
      "1:00:05",
    ])
    expect(formatClock(4505, "minute")).toBe("75:05")
  })
})

describe("days from now", () => {
  it("are called as people call them", () => {
    expect([0, 1, 54].map(inDays)).toEqual(["today", "tomorrow", "in 54 days"])
  })
})

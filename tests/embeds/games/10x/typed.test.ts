import fc from "fast-check"
import { nibbled, program, scrollMs, typed, walkers } from "../../../../src/embeds/games/10x/typed"

describe("the program on the monitor", () => {
  it("is empty on the first day", () => {
    expect(program(0, 7, false)).toEqual([])
  })

  it("ends with the line that was written last, and numbers its lines", () => {
    const lines = program(21, 7, false)
    expect(lines.map(({ number }) => number)).toEqual([15, 16, 17, 18, 19, 20, 21])
    expect(lines.at(-1)?.text).toBe("/* Here lived a semicolon. */")
    expect(program(2, 7, false).map(({ text }) => text)).toEqual([typed(1), typed(2)])
  })

  it("is mostly the model's own with the model", () => {
    expect(program(3, 7, true).map(({ text }) => text)).toEqual([
      "// Certainly! Here is the code:",
      "import everything",
      typed(3),
    ])
  })

  it("scrolls faster the more is written", () => {
    expect([0.3, 5, 100, 500, 5000].map(scrollMs)).toEqual([1600, 900, 450, 220, 130])
  })
})

describe("the bugs on the monitor", () => {
  it("are as many as there are whole bugs, up to five, each in a row of its own above the newest line", () => {
    expect(walkers(0.9, 5)).toEqual([])
    expect(walkers(3.2, 5).map(({ row }) => row)).toEqual([1, 2, 3])
    expect(walkers(150, 5)).toHaveLength(5)
  })

  it("walk a letter at a time and never off the screen", () => {
    fc.assert(
      fc.property(fc.nat(1000), steps => {
        const [before, after] = [walkers(4, steps), walkers(4, steps + 1)]
        for (const [place, { at, eaten }] of after.entries()) {
          expect(Math.abs(at - (before[place]?.at ?? 0))).toBe(1)
          expect(at).toBeGreaterThanOrEqual(0)
          expect(eaten).toBeLessThanOrEqual(30)
          expect(eaten).toBeGreaterThanOrEqual(at)
        }
      }),
    )
  })

  it("eat every third letter behind them, and leave the length of a line", () => {
    expect(nibbled("abcdefgh", 0)).toBe("abcdefgh")
    expect(nibbled("abcdefgh", 4)).toBe("a cdefgh")
    expect(nibbled("abcdefgh", 30)).toBe("a cd fg ")
  })
})

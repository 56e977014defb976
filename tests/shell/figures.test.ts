import fc from "fast-check"
import { age } from "../../src/lib/content/buildInfo"
import { digitsOf } from "../../src/shell/footer/VisitCounter"
import { pixels, rate } from "../../src/shell/format"
import { percentRead } from "../../src/shell/reading"
import { nextEntry } from "../../src/shell/task-bar/useStartMenu"

describe("what is read of a page", () => {
  it("is nothing at its top, half in its middle and all at its end", () => {
    expect([0, 500, 1000].map(at => percentRead(at, 1800, 800))).toEqual([0, 50, 100])
  })

  it("is all of a page that fits the screen", () => {
    expect(percentRead(0, 600, 800)).toBe(100)
  })

  it("is between 0 and 100 wherever a browser says that it is scrolled", () => {
    const pixel = fc.integer({ min: -5000, max: 100_000 })
    fc.assert(
      fc.property(pixel, fc.nat(100_000), fc.nat(4000), (at, height, screen) => {
        const percent = percentRead(at, height, screen)
        expect(percent).toBeGreaterThanOrEqual(0)
        expect(percent).toBeLessThanOrEqual(100)
      }),
    )
  })
})

describe("figures", () => {
  it("are written as people read them", () => {
    expect(pixels(12408.4)).toBe("12,408 px")
    expect(rate(12.345678)).toBe("12.35 px/s")
  })

  it("have a rate even before any time has gone", () => {
    expect(rate(0 / 0)).toBe("0.00 px/s")
  })

  it("turn an odometer over after 99999", () => {
    expect(digitsOf(731)).toEqual([0, 0, 7, 3, 1])
    expect(digitsOf(100_002)).toEqual([0, 0, 0, 0, 2])
  })

  it.each([
    [0, "just now"],
    [-5, "just now"],
    [1, "1 minute ago"],
    [59, "59 minutes ago"],
    [60, "1 hour ago"],
    [1439, "23 hours ago"],
    [2880, "2 days ago"],
    [525_960, "1 year ago"],
  ])("say that %i minutes are %s", (minutes, words) => {
    expect(age(0, minutes * 60_000)).toBe(words)
  })
})

describe("the arrow keys in the Start menu", () => {
  it("go round", () => {
    expect(nextEntry("ArrowDown", 2, 3)).toBe(0)
    expect(nextEntry("ArrowUp", 0, 3)).toBe(2)
    expect(nextEntry("Home", 2, 3)).toBe(0)
    expect(nextEntry("End", 0, 3)).toBe(2)
  })

  it("begin at an end from the button", () => {
    expect([nextEntry("ArrowDown", -1, 3), nextEntry("ArrowUp", -1, 3)]).toEqual([0, 2])
  })

  it("lead nowhere in an empty menu, nor do other keys", () => {
    expect([nextEntry("ArrowDown", -1, 0), nextEntry("x", 1, 3)]).toEqual([null, null])
  })
})

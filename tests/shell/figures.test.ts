import fc from "fast-check"
import { age } from "../../src/lib/content/buildInfo"
import { odometerDigits } from "../../src/shell/footer/VisitCounter"
import { formatPixels, formatSpeed } from "../../src/shell/format"
import { nextEntry } from "../../src/shell/menuKeys"
import { percentRead } from "../../src/shell/useReadingProgress"

describe("the reading progress", () => {
  it("is 0 at the top, 50 in the middle and 100 at the end of a page", () => {
    expect([0, 500, 1000].map(at => percentRead(at, 1800, 800))).toEqual([0, 50, 100])
  })

  it("is 100 for a page that fits the screen", () => {
    expect(percentRead(0, 600, 800)).toBe(100)
  })

  it("is between 0 and 100 for any scroll position", () => {
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
  it("are formatted with units and separators", () => {
    expect(formatPixels(12408.4)).toBe("12,408 px")
    expect(formatSpeed(12.345678)).toBe("12.35 px/s")
  })

  it("have a rate at time zero", () => {
    expect(formatSpeed(0 / 0)).toBe("0.00 px/s")
  })

  it("wrap the odometer after 99999", () => {
    expect(odometerDigits(731)).toEqual([0, 0, 7, 3, 1])
    expect(odometerDigits(100_002)).toEqual([0, 0, 0, 0, 2])
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
  it("wrap around", () => {
    expect(nextEntry("ArrowDown", 2, 3)).toBe(0)
    expect(nextEntry("ArrowUp", 0, 3)).toBe(2)
    expect(nextEntry("Home", 2, 3)).toBe(0)
    expect(nextEntry("End", 0, 3)).toBe(2)
  })

  it("start at an end from the button", () => {
    expect([nextEntry("ArrowDown", -1, 3), nextEntry("ArrowUp", -1, 3)]).toEqual([0, 2])
  })

  it("do nothing in an empty menu, and other keys do nothing", () => {
    expect([nextEntry("ArrowDown", -1, 0), nextEntry("x", 1, 3)]).toEqual([null, null])
  })
})

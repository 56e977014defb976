import fc from "fast-check"
import { linearScale, ticks } from "../../../src/kits/chart/scale"

const values = (from: number, to: number, count?: number) => ticks([from, to], count).map(({ at }) => at)

describe("a linear scale", () => {
  it("goes from end to end, also downwards and beyond", () => {
    const top = linearScale([-1, 1], [100, 0])
    expect([-1, 0, 0.5, 1, 2].map(top)).toEqual([100, 50, 25, 0, -50])
  })

  it("has a place for a value alone", () => {
    expect(linearScale([3, 3], [10, 20])(3)).toBe(10)
  })
})

describe("the ticks", () => {
  it("are round values, written as such", () => {
    expect(values(0, 10)).toEqual([0, 2, 4, 6, 8, 10])
    expect(values(0, 1)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1])
    expect(values(-7, 23, 3)).toEqual([0, 10, 20])
    expect(ticks([0, 3000], 3).map(({ label }) => label)).toEqual(["0", "1,000", "2,000", "3,000"])
    expect(ticks([0, 0.4], 4).map(({ label }) => label)).toEqual(["0", "0.1", "0.2", "0.3", "0.4"])
  })

  it("are none where there is nothing between the ends", () => {
    expect(ticks([1, 1])).toEqual([])
    expect(ticks([2, 1])).toEqual([])
    expect(ticks([0, Number.NaN])).toEqual([])
  })

  it("are a few for any axis, in order and between its ends", () => {
    const end = fc.double({ min: -1e9, max: 1e9, noNaN: true })
    fc.assert(
      fc.property(end, fc.double({ min: 1e-6, max: 1e9, noNaN: true }), (from, length) => {
        // A step that is lost in the digits of its axis is no axis.
        fc.pre(length > Math.abs(from) * 1e-9)
        const to = from + length
        const found = values(from, to)
        const slack = length * 1e-6
        expect(found.length).toBeGreaterThanOrEqual(2)
        expect(found.length).toBeLessThanOrEqual(8)
        expect(
          found.every((at, i) => at > (found[i - 1] ?? -Infinity) && at >= from - slack && at <= to + slack),
        ).toBe(true)
      }),
    )
  })
})

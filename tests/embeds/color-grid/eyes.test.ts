import fc from "fast-check"
import { lookAt, peeking } from "../../../src/embeds/color-grid/eyes"

describe("the eyes of the cells", () => {
  it("look along the line to the cell that is looked at, which looks at its feet", () => {
    expect(lookAt(0, 2, 3)).toEqual({ x: 1, y: 0 })
    expect(lookAt(8, 2, 3)).toEqual({ x: 0, y: -1 })
    expect(lookAt(4, 4, 3)).toEqual({ x: 0, y: 1 })
    expect(lookAt(4, 0, 3).x).toBeCloseTo(-Math.SQRT1_2)
    expect(lookAt(5, null, 3)).toEqual({ x: 0, y: 0 })
  })

  it("peek out of any cell, of which there is one", () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.integer({ min: 2, max: 8 }), (times, side) => {
        expect(peeking(times, side ** 2)).toBeLessThan(side ** 2)
      }),
    )
    for (const side of [2, 3, 4, 5, 6, 7, 8]) {
      const all = new Set(Array.from({ length: side ** 2 }, (_, times) => peeking(times, side ** 2)))
      expect(all.size).toBe(side ** 2)
    }
  })
})

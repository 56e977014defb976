import fc from "fast-check"
import { partOfWalk, waddleAt, walkMs } from "../../../src/shell/pertti/walk"

describe("the walk", () => {
  it("goes from the cushion to the hole at one pace, and no further", () => {
    expect([-1, 0, walkMs / 4, walkMs, 2 * walkMs].map(partOfWalk)).toEqual([0, 0, 0.25, 1, 1])
  })

  it("leans to one side and the other by turns, and is never below the bar", () => {
    expect(waddleAt(0)).toEqual({ turned: -7, above: 0 })
    expect(waddleAt(280)).toEqual({ turned: 7, above: 3 })
    expect(waddleAt(560)).toEqual({ turned: -7, above: 0 })
    fc.assert(
      fc.property(fc.double({ min: 0, max: walkMs, noNaN: true }), ms => {
        const { turned, above } = waddleAt(ms)
        expect(Math.abs(turned)).toBeLessThanOrEqual(7)
        expect(above >= 0 && above <= 3).toBe(true)
      }),
    )
  })
})

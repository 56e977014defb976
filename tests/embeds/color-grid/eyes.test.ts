import fc from "fast-check"
import { lookAt } from "../../../src/components/eyes/look"
import { glances, liarOf, minEyesLevel } from "../../../src/embeds/color-grid/eyes"
import { levels, oddCell } from "../../../src/embeds/color-grid/logic"

describe("the eyes of the cells", () => {
  it("look along the line to the cell that is looked at, which looks at its feet", () => {
    expect(lookAt(0, 2, 3)).toEqual({ x: 1, y: 0 })
    expect(lookAt(8, 2, 3)).toEqual({ x: 0, y: -1 })
    expect(lookAt(4, 4, 3)).toEqual({ x: 0, y: 1 })
    expect(lookAt(4, 0, 3).x).toBeCloseTo(-Math.SQRT1_2)
    expect(lookAt(5, null, 3)).toEqual({ x: 0, y: 0 })
  })

  // The first level has times of its own.
  const levelOf = fc.integer({ min: minEyesLevel + 1, max: levels })
  const seedOf = fc.stringMatching(/^[a-z0-9]{1,12}$/)

  it("look ahead below the fifth level, and for five seconds after a press", () => {
    for (let seconds = 0; seconds < 30; seconds++)
      expect(glances({ seed: "abc", level: minEyesLevel - 1 }, seconds)).toEqual([])
    const counts = Array.from(
      { length: 14 },
      (_, seconds) => glances({ seed: "abc", level: 5 }, seconds).length,
    )
    expect(counts).toEqual([0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 2, 2])
  })

  it("glance two at a time, one at the different cell and the liar at one that is not", () => {
    fc.assert(
      fc.property(seedOf, levelOf, fc.nat(50), (seed, level, times) => {
        const state = { seed, level }
        const [honest, liar] = glances(state, times * 7 + 5)
        const odd = oddCell(state)
        expect(honest?.at).toBe(odd)
        expect(liar?.cell).toBe(liarOf(state))
        expect(liar?.at).not.toBe(odd)
        expect(new Set([honest?.cell, liar?.cell, odd]).size).toBe(3)
        expect(liar?.at).not.toBe(liar?.cell)
        expect(glances(state, times * 7 + 6)).toEqual([honest, liar])
      }),
    )
  })

  it("give the liar away in time, who glances at several cells", () => {
    const state = { seed: "abc", level: 12 }
    const seen = Array.from({ length: 8 }, (_, times) => glances(state, times * 7 + 5))
    expect(new Set(seen.map(([honest]) => honest?.at)).size).toBe(1)
    expect(new Set(seen.map(([honest]) => honest?.cell)).size).toBeGreaterThan(3)
    expect(new Set(seen.map(([, liar]) => liar?.at)).size).toBeGreaterThan(3)
  })
})

import fc from "fast-check"
import { isWordIndex, readWordIndex } from "../../../src/components/word-slider/wordAt"

describe("the word slider", () => {
  it("accepts indexes from 0 to the number of words less 1", () => {
    expect([-1, 0, 1, 2, 3].map(index => isWordIndex(index, 3))).toEqual([false, true, true, true, false])
  })

  it("accepts nothing between words, nothing endless and nothing where there are no words", () => {
    for (const index of [0.5, Number.NaN, Number.POSITIVE_INFINITY]) expect(isWordIndex(index, 3)).toBe(false)
    expect(isWordIndex(0, 0)).toBe(false)
  })

  it("accepts exactly as many indexes as there are words", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 }), count => {
        const accepted = Array.from({ length: 100 }, (_, i) => i - 30).filter(index =>
          isWordIndex(index, count),
        )
        expect(accepted).toEqual(Array.from({ length: count }, (_, i) => i))
      }),
    )
  })

  it("reads an index from a link, and nothing else", () => {
    expect(readWordIndex("2", 3)).toBe(2)
    for (const text of ["3", "-1", "1.0", "1e0", "", " 1", "juhku"]) expect(readWordIndex(text, 3)).toBeNull()
    expect(readWordIndex(null, 3)).toBeNull()
  })
})

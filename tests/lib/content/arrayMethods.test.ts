import fc from "fast-check"
import { findLastIndex, replaceAt, toSpliced } from "../../../src/lib/content/arrayMethods"

const lists = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 8 })

describe("a list with a change", () => {
  it("equals Array.prototype.with and toSpliced, without mutation", () => {
    fc.assert(
      fc.property(lists, fc.nat(), fc.nat(9), fc.array(fc.nat(9)), (list, n, count, items) => {
        const at = n % list.length
        const before = [...list]
        const copy = [...list]
        copy[at] = count
        expect(replaceAt(list, at, count)).toEqual(copy)
        const cut = [...list]
        cut.splice(at, count, ...items)
        expect(toSpliced(list, at, count, ...items)).toEqual(cut)
        expect(list).toEqual(before)
      }),
    )
  })

  it("takes something in at its end", () => {
    expect(toSpliced([1, 2], 2, 0, 3)).toEqual([1, 2, 3])
  })
})

describe("the last place of which something holds", () => {
  it("is found from the end, or -1", () => {
    expect(findLastIndex([5, 1, 5, 2], n => n === 5)).toBe(2)
    expect(findLastIndex([5, 1], n => n === 7)).toBe(-1)
    expect(findLastIndex([], () => true)).toBe(-1)
  })
})

import fc from "fast-check"
import { count, kindOf, nameOf } from "../../../src/embeds/list-of-2048-games/kinds"
import { drawnKind, lastTick, shownAt } from "../../../src/embeds/list-of-2048-games/lever"

const number = fc.integer({ min: 1, max: count })

describe("the fruit machine", () => {
  it("stops at the kind that was drawn, whichever it is", () => {
    for (let kind = 1; kind <= count; kind++) expect(shownAt(kind, lastTick)).toBe(kind)
  })

  it("draws a kind that can be played today, and on a Tuesday those of Tuesdays too", () => {
    for (const part of [0, 0.2, 0.25, 0.5, 0.75, 0.999]) {
      expect(kindOf(drawnKind(() => part, 5)).twist).not.toBe("tuesday")
      expect(drawnKind(() => part, 2)).toBe(1 + Math.floor(part * count))
    }
  })

  it("shows a kind at every tick, and another at each while all reels turn", () => {
    fc.assert(
      fc.property(number, fc.integer({ min: 0, max: 5 }), (target, tick) => {
        expect(nameOf(kindOf(shownAt(target, tick)))).not.toBe(nameOf(kindOf(shownAt(target, tick + 1))))
      }),
    )
  })

  it("stops its reels one after the other, from the tiles to the twist", () => {
    fc.assert(
      fc.property(number, target => {
        const kind = kindOf(target)
        expect(kindOf(shownAt(target, 7)).tiles).toBe(kind.tiles)
        expect(kindOf(shownAt(target, 11)).size).toBe(kind.size)
        expect(kindOf(shownAt(target, 15)).floor).toBe(kind.floor)
        expect(kindOf(shownAt(target, 19)).arrival).toBe(kind.arrival)
        // The last of them has one place to go.
        expect(kindOf(shownAt(target, lastTick - 1)).twist).not.toBe(kind.twist)
      }),
    )
  })
})

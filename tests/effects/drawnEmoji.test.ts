import fc from "fast-check"
import { boundsOf, colours, maxPackedLength, packed, side, unpacked } from "../../src/effects/drawnEmoji"
import { trailEmoji } from "../../src/effects/trail/trailEmoji"
import { trailOverride } from "../../src/effects/trailOverride"

const aDrawing = fc.array(fc.nat(colours.length - 1), { minLength: side * side, maxLength: side * side })

describe("a drawn emoji", () => {
  it("is packed into a text of always the same length, and comes out of it as it was", () => {
    fc.assert(
      fc.property(aDrawing, cells => {
        const text = packed(cells)
        expect(text).toHaveLength(maxPackedLength)
        expect(encodeURIComponent(text)).toBe(text)
        expect(unpacked(text)).toEqual(cells)
        expect(trailOverride.parse(text, trailOverride.version)).toBe(text)
        expect(trailEmoji({ month: 12, day: 24, hour: 3 }, text)).toBe(text)
      }),
    )
  })

  it("is shown without the empty space around it", () => {
    const empty = Array.from({ length: side * side }, () => 0)
    expect(boundsOf(empty)).toEqual({ x: 0, y: 0, size: side })
    const dash = empty.map((_, i) => (i >= 5 * side + 4 && i < 5 * side + 8 ? 3 : 0))
    expect(boundsOf(dash)).toEqual({ x: 4, y: 3.5, size: 4 })
  })

  it("is no other text, and no emoji of Unicode", () => {
    const text = packed(Array.from({ length: side * side }, () => 1))
    for (const other of [
      "",
      "🐹",
      text.slice(1),
      `${text.slice(0, -1)}!`,
      `qx${text.slice(2)}`,
      text.replace(/..$/, "__"),
    ])
      expect(unpacked(other)).toBeNull()
  })
})

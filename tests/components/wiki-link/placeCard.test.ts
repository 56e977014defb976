import fc from "fast-check"
import { placeCard } from "../../../src/components/wiki-link/placeCard"

const view = { width: 1000, height: 800 }

describe("the place of a card", () => {
  it("is under the link, and over it where there is no room below", () => {
    const card = { width: 300, height: 120 }
    expect(placeCard({ left: 50, top: 100, bottom: 120 }, card, view)).toEqual({ left: 50, top: 124 })
    expect(placeCard({ left: 50, top: 700, bottom: 720 }, card, view)).toEqual({ left: 50, top: 576 })
  })

  it("is never over the window's sides, nor on the link", () => {
    const link = fc
      .record({ left: fc.integer({ min: -50, max: 1000 }), top: fc.integer({ min: 0, max: 780 }) })
      .map(at => ({ ...at, bottom: at.top + 20 }))
    const card = fc.record({
      width: fc.integer({ min: 1, max: 400 }),
      height: fc.integer({ min: 1, max: 300 }),
    })
    fc.assert(
      fc.property(link, card, (beside, size) => {
        const { left, top } = placeCard(beside, size, view)
        expect(left).toBeGreaterThanOrEqual(8)
        expect(left + size.width).toBeLessThanOrEqual(view.width - 8)
        expect(top >= beside.bottom || top + size.height <= beside.top).toBe(true)
      }),
    )
  })
})

import fc from "fast-check"
import { arrowStep } from "../../../src/shell/windows/follow"
import { clampOffset } from "../../../src/shell/windows/useWindowMove"
import { clampSize } from "../../../src/shell/windows/useWindowSize"

const room = { width: 1280, height: 1600 }

describe("keptInside", () => {
  const home = { left: 104, top: 130, width: 800 }

  it("allows an offset within the desktop", () => {
    expect(clampOffset({ x: 100, y: 50 }, home, room)).toEqual({ x: 100, y: 50 })
  })

  it("keeps a part of the title bar on the screen", () => {
    const offset = fc.integer({ min: -5000, max: 5000 })
    fc.assert(
      fc.property(
        offset,
        offset,
        fc.integer({ min: 0, max: 900 }),
        fc.integer({ min: 200, max: 1200 }),
        (x, y, left, width) => {
          const at = clampOffset({ x, y }, { left, top: 130, width }, room)
          expect(left + at.x).toBeLessThanOrEqual(1280 - 80)
          expect(left + at.x + width).toBeGreaterThanOrEqual(80)
          expect(130 + at.y).toBeGreaterThanOrEqual(0)
          expect(130 + at.y).toBeLessThanOrEqual(1600 - 40)
        },
      ),
    )
  })
})

describe("the buttons of a title bar", () => {
  const home = { left: 104, top: 130, width: 800, start: 30, end: 92 }

  it("don't count as a part that can be dragged", () => {
    expect(clampOffset({ x: -5000, y: 0 }, home, room)).toEqual({ x: 80 + 92 - 800 - 104, y: 0 })
    expect(clampOffset({ x: 5000, y: 0 }, home, room)).toEqual({ x: 1280 - 80 - 30 - 104, y: 0 })
  })
})

describe("the top of the desktop", () => {
  it("is below the header, where a title bar can be dragged", () => {
    const home = { left: 104, top: 130, width: 800 }
    expect(clampOffset({ x: 0, y: -500 }, home, { ...room, top: 107 })).toEqual({ x: 0, y: -23 })
  })
})

describe("arrowStep", () => {
  it("is 16 pixels, or one if fine", () => {
    expect(arrowStep("ArrowLeft", false)).toEqual({ x: -16, y: 0 })
    expect(arrowStep("ArrowDown", true)).toEqual({ x: 0, y: 1 })
    expect(arrowStep("a", false)).toBeNull()
  })
})

describe("clampSize", () => {
  it("keeps a size between the smallest one and the room to the right", () => {
    expect(clampSize({ x: 500, y: 400 }, 900)).toEqual({ width: 500, height: 400 })
    expect(clampSize({ x: 10, y: -50 }, 900)).toEqual({ width: 280, height: 160 })
    expect(clampSize({ x: 5000, y: 99_999 }, 900)).toEqual({ width: 900, height: 3000 })
  })

  it("never makes a window smaller than the smallest one, also where there is no room", () => {
    expect(clampSize({ x: 300, y: 300 }, 100)).toEqual({ width: 280, height: 300 })
  })
})

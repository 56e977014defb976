import { costs, freePlace } from "../../src/shell/things/freePlace"
import { movedPlace } from "../../src/shell/things/useDraggable"

const area = { width: 1280, height: 754 }
const size = { width: 80, height: 60 }

/** The cost of covering a point where windows, or controls, are in a box. */
const within =
  (cost: number, left: number, top: number, right: number, bottom: number) => (x: number, y: number) =>
    x >= left && x <= right && y >= top && y <= bottom ? cost : costs.desktop

describe("the place of a loose thing", () => {
  it("is on the desktop beside a window", () => {
    const { x, y } = freePlace(size, area, within(costs.window, 120, 60, 1280, 754))
    expect(x * (area.width - size.width) + size.width).toBeLessThan(120)
    expect(y).toBe(1)
  })

  it("covers no control, however full the row at the task bar is", () => {
    const { y } = freePlace(size, area, within(costs.control, 0, 640, 1280, 754))
    expect(y * (area.height - size.height) + size.height).toBeLessThan(640)
  })

  it("is where the visitor put it, unless a control is there", () => {
    const own = { x: 0.5, y: 0.5 }
    expect(freePlace(size, area, within(costs.window, 0, 0, 1280, 754), own)).toBe(own)
    // One that is as small as a control may be.
    expect(freePlace(size, area, within(costs.control, 610, 360, 634, 384), own)).not.toBe(own)
  })

  it("moves by pixels, within the free space", () => {
    expect(movedPlace({ x: 0.5, y: 0.5 }, { x: 120, y: -70 }, { x: 1200, y: 700 })).toEqual({
      x: 0.6,
      y: 0.4,
    })
    expect(movedPlace({ x: 0.5, y: 0.5 }, { x: 9000, y: -9000 }, { x: 1200, y: 700 })).toEqual({ x: 1, y: 0 })
  })
})

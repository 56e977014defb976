/** @jest-environment jsdom */
import { liftOf, lowestStrip } from "../../../src/shell/windows/messagePlace"

const span = (top: number, bottom: number) => ({ top, bottom })

describe("the place of a message over a toy", () => {
  it("is just above the task bar where no control is", () => {
    expect(lowestStrip([], 26, 150, 754)).toBe(754)
    expect(lowestStrip([span(400, 728)], 26, 150, 754)).toBe(754)
  })

  it("is above the controls that stand there, in the lowest gap that is high enough", () => {
    expect(lowestStrip([span(720, 754)], 26, 150, 754)).toBe(720)
    expect(lowestStrip([span(680, 714), span(720, 770)], 26, 150, 754)).toBe(680)
    expect(lowestStrip([span(650, 690), span(720, 770)], 26, 150, 754)).toBe(720)
  })

  it("is just above the task bar, too, where controls leave no gap", () => {
    const rows = Array.from({ length: 20 }, (_, row) => span(100 + row * 40, 134 + row * 40))
    expect(lowestStrip(rows, 26, 150, 754)).toBe(754)
  })

  it("is the bar's own where the window ends on the screen", () => {
    const frame = document.createElement("section")
    frame.innerHTML = "<div data-surface></div><div></div>"
    expect(liftOf(frame.lastElementChild as HTMLElement)).toBeNull()
  })
})

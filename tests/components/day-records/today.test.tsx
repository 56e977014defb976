import { act, render, screen } from "@testing-library/react"
import DailyCursorTravel from "../../../src/embeds/daily-cursor-travel/DailyCursorTravel"
import { useVisitSampling } from "../../../src/hooks/visit/visit"

function Site() {
  useVisitSampling("/")
  return <DailyCursorTravel />
}

// Alone in its file: the visit of a tab begins once.
describe("today's figures", () => {
  beforeEach(() => {
    jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null)
    jest.useFakeTimers({ advanceTimers: true, now: new Date("2024-05-31T12:00:00") })
  })
  afterEach(() => jest.useRealTimers())

  it("never shows less for today than for this visit, whenever one looks", () => {
    const { unmount } = render(<Site />)
    const number = (name: string) => {
      const shown = screen.getByText(name, { selector: "dt" }).nextElementSibling?.textContent ?? ""
      return Number(shown.replace(/[^\d.]/g, ""))
    }
    let x = 0
    for (let i = 0; i < 130; i++) {
      act(() => {
        x += 0.37 * i
        window.dispatchEvent(
          Object.assign(new Event("pointermove"), { clientX: x, clientY: 0, pointerId: 1, isPrimary: true }),
        )
        jest.advanceTimersByTime(130)
      })
      expect([i, number("Today") - number("This visit") >= 0]).toEqual([i, true])
    }
    expect(number("This visit")).toBeGreaterThan(2500)
    act(() => unmount())
  })
})

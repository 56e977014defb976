import { render, screen } from "@testing-library/react"
import { SeasonAnswer } from "../../src/components/season-answer/SeasonAnswer"
import { seasons } from "../../src/lib/calendar/season"

describe("the answer to a question after a season", () => {
  afterEach(() => jest.useRealTimers())

  it.each([
    ["2025-01-15T12:00:00Z", "winter"],
    ["2025-05-01T12:00:00Z", "spring"],
    ["2025-07-15T12:00:00Z", "summer"],
    ["2025-10-15T12:00:00Z", "autumn"],
  ])("is yes at %s for %s alone", (iso, expected) => {
    jest.useFakeTimers({ now: new Date(iso) })
    const yes = seasons.filter(season => {
      const { unmount } = render(<SeasonAnswer season={season} />)
      const answer = screen.getByRole("status").textContent
      unmount()
      return answer === "Yes"
    })
    expect(yes).toEqual([expected])
  })

  it("names the season that it is, and the one that comes", () => {
    jest.useFakeTimers({ now: new Date("2025-05-01T12:00:00Z") })
    render(<SeasonAnswer season="spring" />)
    expect(screen.getByText(/^In Helsinki it is 1 May: day/)).toHaveTextContent("day 121 of 365, and spring.")
    expect(screen.getByText("Spring changes to summer in 53 days, on 23 June.")).toBeInTheDocument()
  })
})

import { act, render, screen } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import IsItWinter from "../../src/embeds/is-it-winter/IsItWinter"

function at(iso: string) {
  jest.useFakeTimers({ now: new Date(iso) })
  render(<IsItWinter />)
}

const answer = () => screen.getAllByRole("status")[0]?.textContent

beforeEach(() => void jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null))

describe("is it winter", () => {
  afterEach(() => jest.useRealTimers())

  it.each([
    ["2023-03-20T21:59:59Z", "Yes", "day 79 of 365", "Winter changes to spring tomorrow, on 21 March."],
    ["2023-03-20T22:00:00Z", "No", "day 80 of 365", "Winter begins in 255 days, on 1 December."],
    ["2023-11-30T21:59:59Z", "No", "day 334 of 365", "Winter begins tomorrow, on 1 December."],
    ["2023-11-30T22:00:00Z", "Yes", "day 335 of 365", "Winter changes to spring in 110 days, on 20 March."],
    ["2024-03-19T21:59:59Z", "Yes", "day 79 of 366", "Winter changes to spring tomorrow, on 20 March."],
    ["2024-03-19T22:00:00Z", "No", "day 80 of 366", "Winter begins in 255 days, on 30 November."],
    ["2024-11-29T21:59:59Z", "No", "day 334 of 366", "Winter begins tomorrow, on 30 November."],
    ["2024-11-29T22:00:00Z", "Yes", "day 335 of 366", "Winter changes to spring in 111 days, on 21 March."],
    ["2024-12-31T21:59:59Z", "Yes", "day 366 of 366", "Winter changes to spring in 80 days, on 21 March."],
    ["2024-12-31T22:00:00Z", "Yes", "day 1 of 365", "Winter changes to spring in 79 days, on 21 March."],
  ])("at %s answers %s, as it is %s in Helsinki", (iso, expected, day, change) => {
    at(iso)
    expect(answer()).toBe(expected)
    expect(screen.getByText(/^In Helsinki it is/)).toHaveTextContent(day)
    expect(screen.getByText(change)).toBeInTheDocument()
  })

  it("doesn't know before it runs, and shows the year without a day", () => {
    const html = renderToString(<IsItWinter />)
    expect(html).toContain("...")
    expect(html).not.toMatch(/Yes|No<|of 36\d|arrow/)
  })

  it("changes its mind as the day changes in Helsinki", () => {
    at("2023-03-20T21:59:30Z")
    expect(answer()).toBe("Yes")
    act(() => jest.advanceTimersByTime(31_000))
    expect(answer()).toBe("No")
    expect(screen.getByRole("slider", { name: "Day of the year" })).toHaveValue("80")
  })
})

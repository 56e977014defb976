import { act, render, screen } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import IsItSpring from "../../src/embeds/is-it-spring/IsItSpring"

function at(iso: string) {
  jest.useFakeTimers({ now: new Date(iso) })
  render(<IsItSpring />)
}

const answer = () => screen.getAllByRole("status")[0]?.textContent

beforeEach(() => void jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null))

describe("is it spring", () => {
  afterEach(() => jest.useRealTimers())

  it.each([
    ["2023-03-20T23:59:59+02:00", "No", "day 79 of 365", "Spring begins tomorrow, on 21 March."],
    ["2023-03-21T00:00:00+02:00", "Yes", "day 80 of 365", "Spring changes to summer in 94 days, on 23 June."],
    ["2023-06-22T23:59:59+03:00", "Yes", "day 173 of 365", "Spring changes to summer tomorrow, on 23 June."],
    ["2023-06-23T00:00:00+03:00", "No", "day 174 of 365", "Spring begins in 271 days, on 20 March."],
    ["2024-03-19T23:59:59+02:00", "No", "day 79 of 366", "Spring begins tomorrow, on 20 March."],
    ["2024-03-20T00:00:00+02:00", "Yes", "day 80 of 366", "Spring changes to summer in 94 days, on 22 June."],
    ["2024-06-21T23:59:59+03:00", "Yes", "day 173 of 366", "Spring changes to summer tomorrow, on 22 June."],
    ["2024-06-22T00:00:00+03:00", "No", "day 174 of 366", "Spring begins in 272 days, on 21 March."],
    ["2024-02-29T12:00:00+02:00", "No", "day 60 of 366", "Spring begins in 20 days, on 20 March."],
    ["2024-12-31T23:59:59+02:00", "No", "day 366 of 366", "Spring begins in 80 days, on 21 March."],
    ["2025-03-30T02:59:59+02:00", "Yes", "day 89 of 365", "Spring changes to summer in 85 days, on 23 June."],
    ["2025-03-30T04:00:00+03:00", "Yes", "day 89 of 365", "Spring changes to summer in 85 days, on 23 June."],
  ])("at %s answers %s, as it is %s in Helsinki", (iso, expected, day, change) => {
    at(iso)
    expect(answer()).toBe(expected)
    expect(screen.getByText(/^In Helsinki it is/)).toHaveTextContent(day)
    expect(screen.getByText(change)).toBeInTheDocument()
  })

  it.each([
    ["Honolulu", "2023-03-20T11:59:59-10:00", "2023-03-20T12:00:00-10:00"],
    ["Kiritimati", "2023-03-21T11:59:59+14:00", "2023-03-21T12:00:00+14:00"],
  ])("goes by the clock of Helsinki for those who ask in %s", (_, before, after) => {
    at(before)
    expect(answer()).toBe("No")
    act(() => {
      jest.advanceTimersByTime(Date.parse(after) - Date.parse(before) + 1000)
    })
    expect(answer()).toBe("Yes")
  })

  it("says nothing before it runs, and then takes over without a word", () => {
    const container = document.createElement("div")
    container.innerHTML = renderToString(<IsItSpring />)
    expect(container).toHaveTextContent("...")
    expect(container.innerHTML).not.toMatch(/Yes|No<|of 36\d/)
    const complain = jest.spyOn(console, "error")
    render(<IsItSpring />, { container, hydrate: true })
    expect(complain).not.toHaveBeenCalled()
    complain.mockRestore()
  })
})

import { act, render, screen } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import IsItFall from "../../src/embeds/is-it-fall/IsItFall"

function at(iso: string) {
  jest.useFakeTimers({ now: new Date(iso) })
  render(<IsItFall />)
}

const answer = () => screen.getAllByRole("status")[0]?.textContent

beforeEach(() => void jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null))

describe("is it fall", () => {
  afterEach(() => jest.useRealTimers())

  it.each([
    ["2023-09-23T23:59:59+03:00", "No", "day 266 of 365", "Autumn begins tomorrow, on 24 September."],
    [
      "2023-09-24T00:00:00+03:00",
      "Yes",
      "day 267 of 365",
      "Autumn changes to winter in 68 days, on 1 December.",
    ],
    [
      "2023-11-30T23:59:59+02:00",
      "Yes",
      "day 334 of 365",
      "Autumn changes to winter tomorrow, on 1 December.",
    ],
    ["2023-12-01T00:00:00+02:00", "No", "day 335 of 365", "Autumn begins in 297 days, on 23 September."],
    ["2024-09-22T23:59:59+03:00", "No", "day 266 of 366", "Autumn begins tomorrow, on 23 September."],
    [
      "2024-09-23T00:00:00+03:00",
      "Yes",
      "day 267 of 366",
      "Autumn changes to winter in 68 days, on 30 November.",
    ],
    [
      "2024-11-29T23:59:59+02:00",
      "Yes",
      "day 334 of 366",
      "Autumn changes to winter tomorrow, on 30 November.",
    ],
    ["2024-11-30T00:00:00+02:00", "No", "day 335 of 366", "Autumn begins in 298 days, on 24 September."],
    ["2024-02-29T12:00:00+02:00", "No", "day 60 of 366", "Autumn begins in 207 days, on 23 September."],
    ["2024-12-31T23:59:59+02:00", "No", "day 366 of 366", "Autumn begins in 267 days, on 24 September."],
    [
      "2025-10-26T03:59:59+03:00",
      "Yes",
      "day 299 of 365",
      "Autumn changes to winter in 36 days, on 1 December.",
    ],
    [
      "2025-10-26T03:00:00+02:00",
      "Yes",
      "day 299 of 365",
      "Autumn changes to winter in 36 days, on 1 December.",
    ],
  ])("at %s answers %s, as it is %s in Helsinki", (iso, expected, day, change) => {
    at(iso)
    expect(answer()).toBe(expected)
    expect(screen.getByText(/^In Helsinki it is/)).toHaveTextContent(day)
    expect(screen.getByText(change)).toBeInTheDocument()
  })

  it.each([
    ["Honolulu", "2023-11-30T11:59:59-10:00", "2023-11-30T12:00:00-10:00"],
    ["Kiritimati", "2023-12-01T11:59:59+14:00", "2023-12-01T12:00:00+14:00"],
  ])("goes by the clock of Helsinki for those who ask in %s", (_, before, after) => {
    at(before)
    expect(answer()).toBe("Yes")
    act(() => {
      jest.advanceTimersByTime(Date.parse(after) - Date.parse(before) + 1000)
    })
    expect(answer()).toBe("No")
  })

  it("says nothing before it runs, and then takes over without a word", () => {
    const container = document.createElement("div")
    container.innerHTML = renderToString(<IsItFall />)
    expect(container).toHaveTextContent("...")
    expect(container.innerHTML).not.toMatch(/Yes|No<|of 36\d/)
    const complain = jest.spyOn(console, "error")
    render(<IsItFall />, { container, hydrate: true })
    expect(complain).not.toHaveBeenCalled()
    complain.mockRestore()
  })
})

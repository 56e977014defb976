import { act, fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import IsItSummer from "../../src/embeds/is-it-summer/IsItSummer"
import { daysAndHours, summerAt } from "../../src/embeds/is-it-summer/logic"
import { visit } from "../jest/visit"

function at(iso: string) {
  jest.useFakeTimers({ now: new Date(iso) })
  return render(<IsItSummer />)
}

const answer = () => screen.getAllByRole("status")[0]?.textContent

beforeEach(() => void jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null))

afterEach(() => jest.useRealTimers())

describe("is it summer", () => {
  it.each([
    ["2023-06-22T23:59:59+03:00", "No", "day 173 of 365", "Summer begins tomorrow, on 23 June."],
    [
      "2023-06-23T00:00:00+03:00",
      "Yes",
      "day 174 of 365",
      "Summer changes to autumn in 93 days, on 24 September.",
    ],
    [
      "2023-09-23T23:59:59+03:00",
      "Yes",
      "day 266 of 365",
      "Summer changes to autumn tomorrow, on 24 September.",
    ],
    ["2023-09-24T00:00:00+03:00", "No", "day 267 of 365", "Summer begins in 272 days, on 22 June."],
    ["2024-06-21T23:59:59+03:00", "No", "day 173 of 366", "Summer begins tomorrow, on 22 June."],
    [
      "2024-06-22T00:00:00+03:00",
      "Yes",
      "day 174 of 366",
      "Summer changes to autumn in 93 days, on 23 September.",
    ],
    [
      "2024-09-22T23:59:59+03:00",
      "Yes",
      "day 266 of 366",
      "Summer changes to autumn tomorrow, on 23 September.",
    ],
    ["2024-09-23T00:00:00+03:00", "No", "day 267 of 366", "Summer begins in 273 days, on 23 June."],
    ["2024-02-29T12:00:00+02:00", "No", "day 60 of 366", "Summer begins in 114 days, on 22 June."],
    ["2024-12-31T23:59:59+02:00", "No", "day 366 of 366", "Summer begins in 174 days, on 23 June."],
  ])("at %s answers %s, as it is %s in Helsinki", (iso, expected, day, change) => {
    at(iso)
    expect(answer()).toBe(expected)
    expect(screen.getByText(/^In Helsinki it is/)).toHaveTextContent(day)
    expect(screen.getByText(change)).toBeInTheDocument()
  })

  it.each([
    ["Honolulu", "2023-06-22T10:59:59-10:00", "2023-06-22T11:00:00-10:00"],
    ["Kiritimati", "2023-06-23T10:59:59+14:00", "2023-06-23T11:00:00+14:00"],
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
    container.innerHTML = renderToString(<IsItSummer />)
    expect(container).toHaveTextContent("...")
    expect(container.innerHTML).not.toMatch(/Yes|No<|of 36\d/)
    expect(container).not.toHaveTextContent("93")
    const complain = jest.spyOn(console, "error")
    render(<IsItSummer />, { container, hydrate: true })
    expect(complain).not.toHaveBeenCalled()
    complain.mockRestore()
  })
})

describe("how long the summer is", () => {
  it("is 93 days and 2,232 hours in every year, whatever the clocks do in the others", () => {
    for (let year = 2000; year <= 2100; year++) {
      const { isOn, begins, ends, days } = summerAt(new Date(`${year}-07-15T12:00:00Z`))
      expect({ isOn, days, hours: (ends.getTime() - begins.getTime()) / 3_600_000 }).toEqual({
        isOn: true,
        days: 93,
        hours: 2232,
      })
    }
  })

  it("is that of the next summer from the midnight on which the last one ended", () => {
    const last = new Date("2025-09-23T23:59:59.999+03:00")
    expect(summerAt(last)).toMatchObject({ isOn: true, hoursLeft: 1 })
    expect(summerAt(new Date("2025-09-24T00:00:00+03:00"))).toEqual({
      isOn: false,
      begins: new Date("2026-06-23T00:00:00+03:00"),
      ends: new Date("2026-09-24T00:00:00+03:00"),
      days: 93,
      hoursLeft: 2232,
    })
    expect(summerAt(new Date("2023-12-31T12:00:00Z")).begins).toEqual(new Date("2024-06-22T00:00:00+03:00"))
    expect(summerAt(new Date("2024-02-29T12:00:00Z")).begins).toEqual(new Date("2024-06-22T00:00:00+03:00"))
  })

  it("counts an hour that has begun as left", () => {
    const left = (iso: string) => summerAt(new Date(iso)).hoursLeft
    expect(left("2025-06-23T00:00:00+03:00")).toBe(2232)
    expect(left("2025-06-23T00:00:01+03:00")).toBe(2232)
    expect(left("2025-06-23T01:00:00+03:00")).toBe(2231)
  })

  it("is said in days and hours, one of each in the singular", () => {
    expect(daysAndHours(2232)).toBe("93 days")
    expect(daysAndHours(53)).toBe("2 days and 5 hours")
    expect(daysAndHours(25)).toBe("1 day and 1 hour")
    expect(daysAndHours(1)).toBe("1 hour")
  })
})

describe("the mercy", () => {
  it("tells how much is left only to those who ask, and lets them take it back", async () => {
    at("2025-08-13T19:30:00+03:00")
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    expect(screen.getByText(/Some of them are left/)).toHaveTextContent("This summer has 93 days.")
    expect(screen.queryByRole("progressbar")).not.toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "How much, exactly?" }))
    expect(screen.getByText(/rounded up, out of mercy/)).toHaveTextContent("41 days and 5 hours.")
    expect(screen.getByRole("progressbar", { name: "Summer left" })).toHaveAttribute("value", "989")
  })

  it("takes off the rain, then work and sleep, and hides it in the end", async () => {
    at("2025-08-13T19:30:00+03:00")
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    await user.click(screen.getByRole("button", { name: "How much, exactly?" }))
    const ask = () => user.click(screen.getByRole("button", { name: "How much, exactly?" }))
    await ask()
    expect(screen.getByText("Without the rain, 24 days and 17 hours. You asked.")).toBeInTheDocument()
    await ask()
    expect(screen.getByText(/^Without work and sleep, 6 days and 4 hours\./)).toBeInTheDocument()
    await ask()
    expect(screen.queryByRole("progressbar")).not.toBeInTheDocument()
  })

  it("works out of season, too, as a warning", async () => {
    at("2025-06-22T23:59:00+03:00")
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    expect(screen.getByText(/All of them are left/)).toHaveTextContent("The next summer has 93 days.")
    await user.click(screen.getByRole("button", { name: "How much, exactly?" }))
    expect(screen.getByText(/^All 93 days\. It is never/)).toBeInTheDocument()
    expect(screen.getByRole("progressbar", { name: "Summer left" })).toHaveAttribute("value", "2232")
  })

  it.each([
    [260, "7 days. It was rounded up, out of mercy."],
    [174, "93 days. It was rounded up, out of mercy."],
    [200, "67 days. It was rounded up, out of mercy."],
    [267, "All 93 days. It is never as long as it is now."],
  ])("counts from day %i when that one is looked at", async (day, left) => {
    visit(<IsItSummer />, { at: "2026-11-28T12:00:00+02:00", query: `?day=${day}` })
    fireEvent.click(screen.getByRole("button", { name: "How much, exactly?" }))
    expect(await screen.findByText(left)).toBeInTheDocument()
  })
})

import { act, fireEvent, render, screen } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { asYear, digits, isYear, waitText } from "../../src/embeds/year-o-clock/logic"
import { guide, isCancelled, page, programmes, slot } from "../../src/embeds/year-o-clock/programmes"
import YearOClock from "../../src/embeds/year-o-clock/YearOClock"

describe("year o'clock", () => {
  beforeEach(() => window.history.replaceState(null, "", "/year-o-clock"))
  afterEach(() => jest.useRealTimers())

  it.each([
    [0, 0, "0"],
    [0, 7, "7"],
    [0, 30, "30"],
    [1, 0, "100"],
    [1, 5, "105"],
    [7, 6, "706"],
    [10, 0, "1000"],
    [20, 26, "2026"],
    [23, 59, "2359"],
  ])("reads %i hours and %i minutes as %s", (hours, minutes, expected) => {
    expect(digits(hours, minutes)).toBe(expected)
  })

  it("leaves out the hour 0 and pads minutes only after an hour, in every minute of a day", () => {
    for (let hours = 0; hours < 24; hours++) {
      for (let minutes = 0; minutes < 60; minutes++) {
        const time = digits(hours, minutes)
        expect(time).toMatch(/^(0|[1-9]\d*)$/)
        expect(Number(time)).toBe(hours * 100 + minutes)
        expect(time).toHaveLength(hours === 0 ? (minutes < 10 ? 1 : 2) : hours < 10 ? 3 : 4)
      }
    }
  })

  it.each([
    [1959, 1],
    [1960, 0],
    [1999, 0],
    [2000, 1],
    [2059, 1],
    [2060, 0],
    [2099, 0],
    [2100, 1],
  ])("happens in the year %i on %i of the minutes of a day", (year, expected) => {
    let times = 0
    for (let minute = 0; minute < 1440; minute++) {
      if (isYear(digits(Math.floor(minute / 60), minute % 60), year)) times++
    }
    expect(times).toBe(expected)
  })

  it.each([
    [5, 22, 2026, 2026, "Not 2026 yet: 15 h 4 min to go."],
    [20, 25, 2026, 2026, "Not 2026 yet: 1 min to go."],
    [19, 26, 2026, 2026, "Not 2026 yet: 1 h to go."],
    [20, 27, 2026, 2026, "Not 2026 any more: 23 h 59 min until it is again."],
    [20, 27, 2026, 2027, "Not 2027 yet: 24 h to go."],
    [20, 0, 1998, 1998, "No clock gets to 1998."],
    [23, 59, 1999, 2000, "Not 2000 yet: 20 h 1 min to go."],
    [20, 58, 2059, 2060, "Not 2059 yet: 1 min to go."],
    [20, 59, 2060, 2060, "No clock gets to 2060."],
  ])("at %i:%i in %i, before a day of %i, says: %4$s", (hours, minutes, year, tomorrow, text) => {
    expect(waitText(hours, minutes, year, tomorrow)).toBe(text)
  })

  it.each([
    ["2026", "Stop! Here it is. Now hold it."],
    ["1812", "The year 1812 was 214 years ago."],
    ["2027", "The year 2027 is 1 year away."],
    ["7", "The year 7: 2,019 years ago, and no clock to read it from."],
    ["0", "There was no year 0. Ask a calendar."],
  ])("takes %s, when wound to it, for a year", (time, said) => {
    expect(asYear(time, 2026)).toBe(said)
  })

  it("stays where it is wound to, is not taken for the year then, and is sent back", () => {
    jest.useFakeTimers({ now: new Date(2026, 5, 1, 7, 6) })
    render(<YearOClock />)
    const slider = screen.getByRole("slider", { name: "Wind the clock" })
    fireEvent.change(slider, { target: { value: String(20 * 60 + 26) } })
    expect(screen.getByRole("link", { name: /^2026/ })).toBeInTheDocument()
    expect(screen.getByText(/^Stop!/)).toBeInTheDocument()
    expect(screen.getByRole("status")).toBeEmptyDOMElement()
    fireEvent.pointerUp(slider)
    fireEvent.blur(slider)
    expect(screen.getByRole("link", { name: /^2026/ })).toBeInTheDocument()
    fireEvent.click(screen.getByRole("button", { name: "Back to now" }))
    expect(screen.getByRole("link", { name: /^706/ })).toBeInTheDocument()
  })

  it("says nothing of the time before it runs", () => {
    expect(renderToString(<YearOClock />)).toContain("...")
    expect(renderToString(<YearOClock />)).not.toMatch(/wiktionary|current year/)
  })

  it("links the digits to a dictionary entry", () => {
    jest.useFakeTimers({ now: new Date(2026, 5, 1, 7, 6) })
    render(<YearOClock />)
    const link = screen.getByRole("link", { name: /^706/ })
    expect(link).toHaveAttribute("href", "https://en.wiktionary.org/wiki/o%27clock")
    expect(screen.getByRole("status")).toBeEmptyDOMElement()
  })

  it("is the current year and hour for one minute", () => {
    jest.useFakeTimers({ now: new Date(2026, 5, 1, 20, 25, 30) })
    render(<YearOClock />)
    expect(screen.getByRole("link", { name: /^2025/ })).toBeInTheDocument()
    expect(screen.getByRole("status")).toBeEmptyDOMElement()
    expect(screen.getByText("Not 2026 yet: 1 min to go.")).toBeInTheDocument()
    act(() => jest.advanceTimersByTime(31_000))
    expect(screen.getByRole("link", { name: /^2026/ })).toBeInTheDocument()
    expect(screen.getByRole("status")).toHaveTextContent("is the current year and hour")
    expect(screen.queryByText(/to go/)).not.toBeInTheDocument()
    act(() => jest.advanceTimersByTime(60_000))
    expect(screen.getByRole("link", { name: /^2027/ })).toBeInTheDocument()
    expect(screen.getByRole("status")).toBeEmptyDOMElement()
  })

  it("has history on at the minutes of its years, and cancels what no clock gets to", () => {
    const years = programmes.map(({ year }) => year)
    expect(years).toEqual([...new Set(years)].sort((a, b) => a - b))
    expect(years.filter(isCancelled)).toEqual(years.filter(year => year % 100 > 59))
    expect([slot(1453), slot(43), slot(105)]).toEqual(["14.53", "0.43", "1.05"])
    expect(guide(2026).filter(({ year }) => year === 2026)).toHaveLength(1)
    expect(guide(2020).filter(({ year }) => year === 2020)).toHaveLength(1)
  })

  it("shows what is on and what comes, over midnight too", () => {
    const years = (minute: number) => page(guide(2026), minute, 4).map(({ year }) => year)
    expect(years(14 * 60 + 53)).toEqual([1453, 1492, 1517, 1543])
    expect(years(14 * 60 + 52)).toEqual([1347, 1397, 1453, 1492])
    expect(years(23 * 60 + 59)).toEqual([2359, 43, 64, 79])
    expect(years(0)).toEqual([2359, 43, 64, 79])
  })

  it("keeps its rows where they are while one after the other is pressed", () => {
    jest.useFakeTimers({ now: new Date(2026, 5, 1, 1, 10) })
    render(<YearOClock />)
    fireEvent.change(screen.getByRole("slider"), { target: { value: String(19 * 60 + 16) } })
    const rows = () => screen.getAllByRole("button", { name: /^\d+\.\d\d / }).map(row => row.textContent)
    const years = () => rows().map(row => row?.slice(0, 5))
    const before = years()
    for (const [i, year] of before.entries()) {
      fireEvent.click(screen.getAllByRole("button", { name: /^\d+\.\d\d / })[i] as HTMLElement)
      expect(years()).toEqual(before)
      expect(
        rows()
          .filter(row => row?.endsWith("NOW"))
          .every(row => row?.startsWith(year ?? "?")),
      ).toBe(true)
    }
    expect(screen.getByRole("button", { name: /^19\.39 / })).toBeInTheDocument()
  })

  it("opens at the programme that a link names", () => {
    jest.useFakeTimers({ now: new Date(2026, 5, 1, 1, 10) })
    window.history.replaceState(null, "", "/year-o-clock?on=1939")
    render(<YearOClock />)
    expect(screen.getByRole("button", { name: /^19\.39 .* NOW$/ })).toBeInTheDocument()
  })

  it("switches over to a programme, says why another is cancelled, and comes back", () => {
    jest.useFakeTimers({ now: new Date(2026, 5, 1, 14, 0) })
    render(<YearOClock />)
    const status = screen.getByRole("status")
    fireEvent.click(screen.getByRole("button", { name: "14.92 America is discovered CANCELLED" }))
    expect(screen.getByRole("link", { name: /^1492/ })).toBeInTheDocument()
    expect(screen.getByText("Cancelled: there is no 14.92. An hour ends at 59.")).toBeInTheDocument()
    expect(window.location.search).toBe("?on=1492")
    fireEvent.click(screen.getByRole("button", { name: /^14\.53/ }))
    expect(screen.getByRole("link", { name: /^1453/ })).toBeInTheDocument()
    expect(status).toBeEmptyDOMElement()
    fireEvent.click(screen.getByRole("button", { name: "Back to now" }))
    expect(screen.getByRole("link", { name: /^1400/ })).toBeInTheDocument()
  })
})

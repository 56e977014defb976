import { act, render, screen } from "@testing-library/react"
import fc from "fast-check"
import { renderToString } from "react-dom/server"
import IsItFriday from "../../../src/embeds/time/is-it-friday/IsItFriday"
import { fridayAt, timeLeft } from "../../../src/embeds/time/is-it-friday/logic"
import { partsAt } from "../../../src/lib/calendar/wallClock"
import { homes } from "./zone"

const zone = "Europe/Helsinki"
// 1 August 2025 was a Friday.
const begins = Date.parse("2025-08-01T00:00:00+03:00")
const ends = Date.parse("2025-08-02T00:00:00+03:00")
const second = 1000

describe("is it Friday", () => {
  afterEach(() => jest.useRealTimers())

  it("is Friday from one midnight to the next, and not a moment more", () => {
    expect(fridayAt(begins - 1, zone)).toEqual({ isFriday: false, change: begins })
    expect(fridayAt(begins, zone)).toEqual({ isFriday: true, change: ends })
    expect(fridayAt(ends - 1, zone)).toEqual({ isFriday: true, change: ends })
    expect(fridayAt(ends, zone)).toEqual({ isFriday: false, change: begins + 7 * 24 * 3600 * second })
  })

  it("always changes at a midnight within a week, to the other answer", () => {
    const dates = fc.date({ min: new Date(1990, 0, 1), max: new Date(2090, 0, 1), noInvalidDate: true })
    fc.assert(
      fc.property(dates, fc.constantFrom(...homes), (date, zone) => {
        const at = date.getTime()
        const { isFriday, change } = fridayAt(at, zone)
        expect(change).toBeGreaterThan(at)
        expect(change - at).toBeLessThanOrEqual(6 * 24 * 3600 * second + 3600 * second)
        const { hour, minute, second: seconds } = partsAt(change, zone)
        expect([hour, minute, seconds]).toEqual([0, 0, 0])
        expect(fridayAt(change, zone).isFriday).toBe(!isFriday)
        expect(fridayAt(change - 1, zone).isFriday).toBe(isFriday)
      }),
    )
  })

  it("says what is left in hours and minutes, and one of each in the singular", () => {
    const left = (minutes: number) => timeLeft(0, minutes * 60 * second)
    expect(left(52 * 60 + 5)).toBe("52 hours and 5 minutes")
    expect(left(61)).toBe("1 hour and 1 minute")
    expect(left(120)).toBe("2 hours")
    expect(left(59)).toBe("59 minutes")
    expect(left(0.01)).toBe("1 minute")
  })

  it("doesn't know before it runs", () => {
    const html = renderToString(<IsItFriday />)
    expect(html).toContain("...")
    expect(html).not.toMatch(/Yes|No|hour|minute|playlist/)
  })

  it("turns from no to yes as Friday comes, and then has music", () => {
    jest.useFakeTimers({ now: new Date(2025, 6, 31, 23, 59, 30) })
    render(<IsItFriday />)
    expect(screen.getByRole("status")).toHaveTextContent(/^No$/)
    expect(screen.getByRole("timer")).toHaveTextContent("Friday begins in 1 minute.")
    expect(screen.queryByRole("link")).not.toBeInTheDocument()
    act(() => jest.advanceTimersByTime(31 * second))
    expect(screen.getByRole("status")).toHaveTextContent(/^Yes$/)
    expect(screen.getByRole("timer")).toHaveTextContent("Friday ends in 24 hours.")
    expect(screen.getByRole("link", { name: /Friday playlist/ })).toHaveAttribute(
      "href",
      "/playlist/perjantaiPlaylist",
    )
  })

  it("turns from yes to no as Friday goes, and takes the music with it", () => {
    jest.useFakeTimers({ now: new Date(2025, 7, 1, 23, 59, 30) })
    render(<IsItFriday />)
    expect(screen.getByRole("status")).toHaveTextContent(/^Yes$/)
    act(() => jest.advanceTimersByTime(31 * second))
    expect(screen.getByRole("status")).toHaveTextContent(/^No$/)
    expect(screen.getByRole("timer")).toHaveTextContent("Friday begins in 144 hours.")
    expect(screen.queryByRole("link")).not.toBeInTheDocument()
  })
})

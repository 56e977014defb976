import { act, fireEvent, render, screen } from "@testing-library/react"
import fc from "fast-check"
import { renderToString } from "react-dom/server"
import IsItFriday from "../../../src/embeds/time/is-it-friday/IsItFriday"
import {
  confetti,
  fridayAt,
  isBudged,
  launch,
  pushed,
  timeLeft,
  train,
} from "../../../src/embeds/time/is-it-friday/logic"
import { partsAt } from "../../../src/lib/calendar/wallClock"
import { homes } from "./zone"

const zone = "Europe/Helsinki"
// 1 August 2025 was a Friday.
const begins = Date.parse("2025-08-01T00:00:00+03:00")
const ends = Date.parse("2025-08-02T00:00:00+03:00")
const second = 1000

describe("is it Friday", () => {
  beforeEach(() => void jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null))
  afterEach(() => jest.useRealTimers())

  it("is a carriage as far behind today's as it is off", () => {
    expect(
      train(0)
        .map(({ isFriday }) => isFriday)
        .indexOf(true),
    ).toBe(5)
    expect(
      train(4)
        .map(({ name }) => name)
        .slice(0, 2),
    ).toEqual(["Thursday", "Friday"])
    expect(train(6)).toHaveLength(7)
    expect([pushed(1), pushed(3)]).toEqual(["It rolled back.", "Pushed 3 times. It rolled back 3 times."])
  })

  it("is thrown up from both corners, another one each time, and comes down", () => {
    const size = { width: 100, height: 100 }
    const [left, right] = launch(1)
    expect([left?.from, right?.from, left && confetti(left, 0, size).y]).toEqual([0, 1, 100])
    expect(left && confetti(left, 0.6, size).y).toBeLessThan(70)
    expect(launch(1)).toEqual(launch(1))
    expect(launch(1)).not.toEqual(launch(2))
    for (const piece of launch(3)) {
      for (let age = 2; age < 60; age += 0.7) expect(confetti(piece, age, size).y).toBeLessThanOrEqual(105)
    }
  })

  it("can't be hurried", () => {
    jest.useFakeTimers({ now: new Date(2025, 6, 30, 12) })
    render(<IsItFriday />)
    expect(screen.getByRole("img")).toHaveAccessibleName(
      "A train of days: Wednesday is at the platform, and Friday is 2 behind",
    )
    fireEvent.click(screen.getByRole("button", { name: "Push the train" }))
    expect(screen.getByText("It rolled back.")).toBeInTheDocument()
    expect(screen.getByRole("timer")).toHaveTextContent("Friday begins in 36 hours.")
  })

  it("goes off again at every press", () => {
    jest.useFakeTimers({ now: new Date(2025, 7, 1, 12) })
    render(<IsItFriday />)
    fireEvent.click(screen.getByRole("button", { name: "Again" }))
    expect(screen.getByText("2 times. It is still Friday.")).toBeInTheDocument()
  })

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
    expect(screen.getAllByRole("status")[0]).toHaveTextContent(/^No$/)
    expect(screen.getByRole("timer")).toHaveTextContent("Friday begins in 1 minute.")
    expect(screen.queryByRole("link")).not.toBeInTheDocument()
    act(() => jest.advanceTimersByTime(31 * second))
    expect(screen.getAllByRole("status")[0]).toHaveTextContent(/^Yes$/)
    expect(screen.getByRole("timer")).toHaveTextContent("Friday ends in 24 hours.")
    expect(screen.getByRole("link", { name: /Friday playlist/ })).toHaveAttribute(
      "href",
      "/playlist/perjantaiPlaylist",
    )
  })

  it("turns from yes to no as Friday goes, and takes the music with it", () => {
    jest.useFakeTimers({ now: new Date(2025, 7, 1, 23, 59, 30) })
    render(<IsItFriday />)
    expect(screen.getAllByRole("status")[0]).toHaveTextContent(/^Yes$/)
    act(() => jest.advanceTimersByTime(31 * second))
    expect(screen.getAllByRole("status")[0]).toHaveTextContent(/^No$/)
    expect(screen.getByRole("timer")).toHaveTextContent("Friday begins in 144 hours.")
    expect(screen.queryByRole("link")).not.toBeInTheDocument()
  })
})

describe("a train that is pushed long enough", () => {
  it("moves at every tenth push, and does not count that as rolling back", () => {
    expect([0, 1, 9, 10, 11, 20].map(isBudged)).toEqual([false, false, false, true, false, true])
    expect(pushed(10)).toMatch(/^It moved!/)
    expect(pushed(12)).toBe("Pushed 12 times. It rolled back 11 times.")
  })
})

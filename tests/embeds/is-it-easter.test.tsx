import { act, fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import IsItEaster from "../../src/embeds/is-it-easter/IsItEaster"
import {
  apartText,
  type Church,
  churches,
  comingEaster,
  damageOf,
  easterOf,
  eggState,
  freshEggSounds,
  nextTogether,
  paschalMoon,
  peeps,
  readYear,
  standing,
  standingText,
  tenFrom,
  weeksApart,
} from "../../src/embeds/is-it-easter/logic"
import { dayKey, dayNumber } from "../../src/lib/calendar/calendarDay"
import { partsAt } from "../../src/lib/calendar/wallClock"

/** Easter Sundays from 1900 to 2100, ten years a line: 415 is 15 April. */
const tables: Record<Church, string> = {
  // As printed by the Astronomical Society of South Australia (www.assa.org.au/edm, years 1700 to 2299).
  Western: `
    415 407 330 412 403 423 415 331 419 411
    327 416 407 323 412 404 423 408 331 420
    404 327 416 401 420 412 404 417 408 331
    420 405 327 416 401 421 412 328 417 409
    324 413 405 425 409 401 421 406 328 417
    409 325 413 405 418 410 401 421 406 329
    417 402 422 414 329 418 410 326 414 406
    329 411 402 422 414 330 418 410 326 415
    406 419 411 403 422 407 330 419 403 326
    415 331 419 411 403 416 407 330 412 404
    423 415 331 420 411 327 416 408 323 412
    404 424 408 331 420 405 327 416 401 421
    412 404 417 409 331 420 405 328 416 401
    421 413 328 417 409 325 413 405 425 410
    401 421 406 329 417 409 325 414 405 418
    410 402 421 406 329 418 402 422 414 330
    418 410 326 415 406 329 411 403 422 414
    330 419 410 326 415 407 419 411 403 423
    407 330 419 404 326 415 331 420 411 403
    416 408 330 412 404 424 415 331 420 412
    328`,
  // By another program than the page's (the Orthodox method of GM Arts, as in python-dateutil).
  Orthodox: `
    422 414 427 419 410 430 415 505 426 411
    501 423 407 427 419 404 423 415 505 420
    411 501 416 408 427 419 502 424 415 505
    420 412 501 416 408 428 412 502 424 409
    428 420 405 425 416 506 421 413 502 424
    409 429 420 405 425 417 506 421 413 503
    417 409 429 414 503 425 410 430 421 413
    426 418 409 429 414 504 425 410 430 422
    406 426 418 508 422 414 504 419 410 430
    415 407 426 418 501 423 414 427 419 411
    430 415 505 427 411 501 423 408 427 419
    404 424 415 505 420 412 501 416 408 428
    419 502 424 416 505 420 412 502 416 408
    428 413 502 424 409 429 420 405 425 417
    506 421 413 503 424 409 429 421 405 425
    417 507 421 413 503 418 409 429 414 504
    425 410 430 422 413 426 418 410 429 414
    504 419 410 430 422 407 426 418 508 423
    414 504 419 411 430 415 407 427 418 501
    423 408 427 419 411 424 415 505 427 412
    502`,
}

/** 0 for a Sunday. */
const weekday = (number: number) => (((number + 4) % 7) + 7) % 7

const on = (day: string) => {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number)
  return { year, month, day: date }
}

describe("Easter", () => {
  it.each(churches)("is, for the %s church, on the days of the tables from 1900 to 2100", church => {
    const expected = (tables[church].match(/\d+/g) ?? []).map(Number)
    expect(expected).toHaveLength(201)
    const found = expected.map((_, i) => easterOf(church, 1900 + i))
    expect(found.map(({ month, day }) => month * 100 + day)).toEqual(expected)
  })

  it("is as often on one day, and a week, four or five apart, as has been counted for 1900 to 2099", () => {
    // www.smart.net/~mmontes/ortheast.html: 28.5, 45.5, 4.5 and 21.5 per cent of 200 years.
    const counts = new Map<number, number>()
    for (let year = 1900; year < 2100; year++) {
      counts.set(weeksApart(year), (counts.get(weeksApart(year)) ?? 0) + 1)
    }
    expect(Object.fromEntries(counts)).toEqual({ 0: 57, 1: 91, 4: 9, 5: 43 })
  })

  it("is, in the West, always a Sunday from 22 March to 25 April", () => {
    for (let year = 1583; year <= 9999; year++) {
      const day = easterOf("Western", year)
      expect(weekday(dayNumber(day))).toBe(0)
      const key = day.month * 100 + day.day
      expect(key >= 322 && key <= 425).toBe(true)
    }
  })

  it.each(churches)(
    "is, for the %s church, the Sunday after the moon of the tables, in every year",
    church => {
      for (let year = 1583; year <= 10_000; year++) {
        const moon = dayNumber(paschalMoon(church, year))
        // A full moon on a Sunday means the next one.
        const sunday = moon + 7 - weekday(moon)
        expect(dayNumber(easterOf(church, year))).toBe(sunday)
      }
    },
  )

  it.each([
    [1818, "1818-03-22"],
    [1886, "1886-04-25"],
    [1943, "1943-04-25"],
    [2000, "2000-04-23"],
    [2038, "2038-04-25"],
    [2285, "2285-03-22"],
  ])("was, or will be, in the West in %i on %s", (year, day) => {
    expect(dayKey(easterOf("Western", year))).toBe(day)
  })

  it("has no place in years that had other calendars, or have too many digits", () => {
    for (const year of [1582, 10_001, 2025.5, Number.NaN]) {
      expect(() => easterOf("Western", year)).toThrow(RangeError)
    }
  })

  it("is on the same day for all next in 2028, and last in 2698", () => {
    expect(nextTogether(2025)).toBe(2025)
    expect(nextTogether(2026)).toBe(2028)
    expect(nextTogether(2698)).toBe(2698)
    expect(nextTogether(2699)).toBeNull()
  })
})

describe("the answer of a church", () => {
  it.each<[Church, string, boolean, string | null, string]>([
    ["Western", "2026-04-04", false, "Holy Saturday", "2026-04-05"],
    ["Western", "2026-04-05", true, null, "2027-03-28"],
    ["Western", "2026-04-06", false, "Easter Monday", "2027-03-28"],
    ["Western", "2026-04-03", false, "Good Friday", "2026-04-05"],
    ["Western", "2026-04-07", false, null, "2027-03-28"],
    ["Orthodox", "2026-04-11", false, "Great Saturday", "2026-04-12"],
    ["Orthodox", "2026-04-12", true, null, "2027-05-02"],
    ["Orthodox", "2026-04-13", false, "Bright Monday", "2027-05-02"],
    ["Western", "2024-02-29", false, null, "2024-03-31"],
    ["Western", "2024-12-31", false, null, "2025-04-20"],
    ["Orthodox", "2024-12-31", false, null, "2025-04-20"],
    ["Western", "9999-12-31", false, null, "10000-04-16"],
  ])("%s, on %s: %s, %s, next on %s", (church, day, isToday, name, next) => {
    const days = dayNumber(on(next)) - dayNumber(on(day))
    expect(standing(church, on(day))).toEqual({ isToday, name, next: on(next), days })
  })

  it("goes by the day of whoever asks, also when the clocks are moved that night", () => {
    const yes = (iso: string, zone: string) => standing("Western", partsAt(Date.parse(iso), zone)).isToday
    // On 31 March 2024 the clocks of Helsinki went forward.
    expect(yes("2024-03-30T23:59:59+02:00", "Europe/Helsinki")).toBe(false)
    expect(yes("2024-03-31T00:00:00+02:00", "Europe/Helsinki")).toBe(true)
    expect(yes("2024-03-31T23:59:59+03:00", "Europe/Helsinki")).toBe(true)
    expect(yes("2024-04-01T00:00:00+03:00", "Europe/Helsinki")).toBe(false)
    expect(yes("2024-03-30T23:59:59-10:00", "Pacific/Honolulu")).toBe(false)
    expect(yes("2024-03-31T00:00:00-10:00", "Pacific/Honolulu")).toBe(true)
    expect(yes("2024-04-01T00:00:00-10:00", "Pacific/Honolulu")).toBe(false)
    expect(yes("2024-03-30T23:59:59+14:00", "Pacific/Kiritimati")).toBe(false)
    expect(yes("2024-03-31T00:00:00+14:00", "Pacific/Kiritimati")).toBe(true)
    expect(yes("2024-04-01T00:00:00+14:00", "Pacific/Kiritimati")).toBe(false)
  })

  it("has an egg of the Easter that comes next, of whichever church", () => {
    expect(comingEaster(on("2026-04-04"))).toEqual(on("2026-04-05"))
    expect(comingEaster(on("2026-04-05"))).toEqual(on("2026-04-05"))
    expect(comingEaster(on("2026-04-06"))).toEqual(on("2026-04-12"))
    expect(comingEaster(on("2026-04-13"))).toEqual(on("2027-03-28"))
    expect([2028, 2027, 2026, 1927, 1926].map(year => eggState(year, 2027))).toEqual([
      "not yet",
      "fresh",
      "old",
      "old",
      "stone",
    ])
  })

  it("has an egg that cracks at the first knock, and is mended from the inside at the fourth", () => {
    expect([0, 1, 3, 4, 9].map(damageOf)).toEqual([
      { cracks: 0, hole: "none" },
      { cracks: 1, hole: "eye" },
      { cracks: 3, hole: "angry" },
      { cracks: 3, hole: "plaster" },
      { cracks: 3, hole: "plaster" },
    ])
  })

  it("is a sentence or two", () => {
    expect(standingText("Western", on("2026-04-03"))).toBe(
      "Western: no, but it is Good Friday. The next one is in 2 days, on 5 April 2026.",
    )
    expect(standingText("Orthodox", on("2026-04-11"))).toBe(
      "Orthodox: no, but it is Great Saturday. The next one is tomorrow, on 12 April 2026.",
    )
    expect(standingText("Western", on("2026-04-05"))).toBe(
      "Western: today. The next one is in 357 days, on 28 March 2027.",
    )
  })
})

describe("years", () => {
  it("are read where they are years, and from 1583 to 9999", () => {
    expect([" 2025 ", "1583", "9999"].map(readYear)).toEqual([2025, 1583, 9999])
    expect(["1582", "0000", "25", "20255", "2o25", "", "-2025", "1e3"].map(readYear)).toEqual(
      Array(8).fill(null),
    )
  })

  it("come in tens, until they end", () => {
    expect(tenFrom(2025)).toEqual([2025, 2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033, 2034])
    expect(tenFrom(9998)).toEqual([9998, 9999])
    expect([0, 1, 5].map(apartText)).toEqual(["the same day", "1 week", "5 weeks"])
  })
})

describe("is it Easter", () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 3, 4, 23, 59, 30) }))
  afterEach(() => {
    jest.useRealTimers()
    window.history.replaceState(null, "", "/")
  })

  const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  const answer = () => screen.getAllByRole("status")[0]?.textContent
  const rows = () => within(screen.getByRole("table")).getAllByRole("row").slice(1)

  it("says nothing before it runs, and then takes over without a word", () => {
    const container = document.createElement("div")
    container.innerHTML = renderToString(<IsItEaster />)
    expect(container).toHaveTextContent("...")
    expect(container).not.toHaveTextContent(/Yes|No(?! )|\d{4}/)
    const complain = jest.spyOn(console, "error")
    render(<IsItEaster />, { container, hydrate: true })
    expect(complain).not.toHaveBeenCalled()
    complain.mockRestore()
  })

  it("turns to yes on the Western Sunday, to no after it, and to yes on the Orthodox one", async () => {
    render(<IsItEaster />)
    expect(answer()).toBe("No")
    act(() => void jest.advanceTimersByTime(31_000))
    expect(answer()).toBe("Yes")
    expect(screen.getByText(/^Western: today\./)).toBeInTheDocument()
    jest.setSystemTime(new Date(2026, 3, 5, 23, 59, 30))
    act(() => void jest.advanceTimersByTime(61_000))
    expect(answer()).toBe("No")
    jest.setSystemTime(new Date(2026, 3, 12, 0, 0, 30))
    act(() => void jest.advanceTimersByTime(61_000))
    expect(answer()).toBe("Yes")
    expect(screen.getByText(/^Orthodox: today\./)).toBeInTheDocument()
  })

  it("goes on to the end of the year 9999, and after it admits that it does not know", () => {
    jest.setSystemTime(new Date(9999, 11, 31, 23, 59, 30))
    const { unmount } = render(<IsItEaster />)
    expect(answer()).toBe("No")
    expect(screen.getByText(/^Western: no\./)).toHaveTextContent(
      "The next one is in 107 days, on 16 April 10000.",
    )
    unmount()
    jest.setSystemTime(new Date(10_000, 0, 1))
    render(<IsItEaster />)
    expect(answer()).toBe("...")
    expect(screen.getByText("The year 10000 has not been worked out yet.")).toBeInTheDocument()
    expect(screen.getByRole("alert")).toBeEmptyDOMElement()
  })

  it("has an egg that answers when it is knocked on, and a chick in it on the day", () => {
    render(<IsItEaster />)
    fireEvent.click(screen.getByRole("button", { name: "Knock on the egg" }))
    fireEvent.click(screen.getByRole("img"))
    expect(screen.getByText("Tock, tock.")).toBeInTheDocument()
    act(() => void jest.advanceTimersByTime(31_000))
    expect(screen.getByRole("img")).toHaveAccessibleName("An Easter egg, hatched, with a chick in it")
    fireEvent.click(screen.getByRole("button", { name: "Say hello" }))
    expect(screen.getByText("Peep. Peep. Peep.")).toBeInTheDocument()
    expect([0, 1, 5, 6, 11].map(freshEggSounds)).toEqual([
      "",
      "Tock.",
      "Somebody turned over.",
      "Zzz.",
      "Somebody turned over.",
    ])
    expect(peeps(0)).toBe("")
  })

  it("has the stamp of the next Easter when this year's is past", () => {
    jest.setSystemTime(new Date(2026, 10, 25))
    render(<IsItEaster />)
    expect(screen.getByText("28.3.2027")).toBeInTheDocument()
    expect(screen.getByLabelText("Year")).toHaveValue("2027")
    expect(screen.getByRole("img")).toHaveAccessibleName(/warm$/)
  })

  it("begins with this year, and shows ten of them", () => {
    render(<IsItEaster />)
    expect(screen.getByLabelText("Year")).toHaveValue("2026")
    expect(rows()).toHaveLength(10)
    expect(rows()[0]).toHaveTextContent("20265 April12 April1 week")
    expect(rows()[2]).toHaveTextContent("202816 April16 Aprilthe same day")
    expect(screen.getByText(/In 2026 the moon is full on 2 April/)).toHaveTextContent(
      "It is next on the same day in 2028.",
    )
  })

  it("finds any year, and puts it into the address", async () => {
    render(<IsItEaster />)
    const hands = user()
    await hands.clear(screen.getByLabelText("Year"))
    expect(screen.queryByRole("table")).not.toBeInTheDocument()
    await hands.type(screen.getByLabelText("Year"), "2699")
    expect(window.location.search).toBe("?year=2699")
    expect(screen.getByText(/never on the same day again/)).toBeInTheDocument()
    await hands.click(screen.getByRole("button", { name: "Ten years on" }))
    expect(screen.getByLabelText("Year")).toHaveValue("2709")
    await hands.click(screen.getByRole("button", { name: "Ten years back" }))
    await hands.click(screen.getByRole("button", { name: "Start again" }))
    expect(screen.getByLabelText("Year")).toHaveValue("2026")
    expect(window.location.search).toBe("")
  })

  it("answers beside the field, and shows the egg of that year", async () => {
    render(<IsItEaster />)
    const hands = user()
    const ask = async (year: string) => {
      await hands.clear(screen.getByLabelText("Year"))
      await hands.type(screen.getByLabelText("Year"), year)
      await hands.click(screen.getByRole("button", { name: "Knock on the egg" }))
      return screen.getByRole("status", { name: "In that year" })
    }
    expect(await ask("2699")).toHaveTextContent(/^2699: Western \d+ \w+, Orthodox \d+ \w+\.$/)
    expect(screen.getByRole("img")).toHaveAccessibleName(/^The outline of an egg/)
    expect(screen.getByText("Not laid yet.")).toBeInTheDocument()
    expect(await ask("2025")).toHaveTextContent("2025: 20 April in both churches.")
    expect(screen.getByText("20.4.2025")).toBeInTheDocument()
    expect(screen.getByText("It is better not to.")).toBeInTheDocument()
    expect(await ask("1583")).toHaveTextContent("1583: 10 April in both churches.")
    expect(screen.getByRole("img")).toHaveAccessibleName("An egg of stone in a tray of grass")
  })

  it("says beside the field what is wrong with a year, and stops at both ends", async () => {
    window.history.replaceState(null, "", "/is-it-easter?year=325")
    render(<IsItEaster />)
    const field = screen.getByLabelText("Year")
    expect(screen.getByRole("alert")).toHaveTextContent("Write a year of four digits, from 1583 to 9999.")
    expect(field).toHaveAccessibleDescription(/four digits/)
    expect(field).toBeInvalid()
    const hands = user()
    await hands.clear(field)
    await hands.type(field, "9995")
    expect(screen.getByRole("alert")).toBeEmptyDOMElement()
    expect(rows()).toHaveLength(5)
    await hands.click(screen.getByRole("button", { name: "Ten years on" }))
    expect(field).toHaveValue("9999")
    expect(screen.getByRole("button", { name: "Ten years on" })).toHaveAttribute("aria-disabled", "true")
  })
})

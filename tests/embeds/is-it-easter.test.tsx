import { act, fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { eggs, hatchMs, placesIn, type View } from "../../src/embeds/is-it-easter/hunt"
import IsItEaster from "../../src/embeds/is-it-easter/IsItEaster"
import {
  type Church,
  churches,
  comingEaster,
  easterOf,
  readYear,
  standing,
  standingText,
  weeksApart,
} from "../../src/embeds/is-it-easter/logic"
import { dayKey, dayNumber } from "../../src/lib/calendar/calendarDay"
import { partsAt } from "../../src/lib/calendar/wallClock"
import { forget, hasThing, onPage } from "../jest/visit"

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

  it("knows the next Easter of either church", () => {
    expect(comingEaster(on("2026-04-04"))).toEqual(on("2026-04-05"))
    expect(comingEaster(on("2026-04-05"))).toEqual(on("2026-04-05"))
    expect(comingEaster(on("2026-04-06"))).toEqual(on("2026-04-12"))
    expect(comingEaster(on("2026-04-13"))).toEqual(on("2027-03-28"))
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
})

describe("is it Easter", () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 3, 4, 23, 59, 30) }))
  afterEach(() => {
    jest.useRealTimers()
    window.history.replaceState(null, "", "/")
    forget()
  })

  const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  const answer = () => screen.getAllByRole("status")[0]?.textContent

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

  const hidden = () =>
    [...document.querySelectorAll("[data-egg]")].map(spot => Number(spot.getAttribute("data-egg")))
  const press = (egg: number) => {
    const spot = document.querySelector(`[data-egg='${egg}']`)
    if (spot) fireEvent.pointerDown(spot)
  }
  const cup = (number: number) => screen.getByRole("button", { name: new RegExp(`^Cup ${number}`) })

  it("hides eggs outside the page, and takes them back when it is left", () => {
    const { unmount } = render(<IsItEaster />)
    expect(hidden()).toContain(4)
    press(4)
    expect(screen.getByText("The safest place on this site.")).toBeInTheDocument()
    expect(hidden()).not.toContain(4)
    expect(cup(5)).toHaveAccessibleName("Cup 5, full")
    unmount()
    expect(document.querySelector("[data-hidden-eggs]")).toBeNull()
  })

  it("gives clues from an empty cup, warmer each time, until the egg is found", async () => {
    render(<IsItEaster />)
    const hands = user()
    await hands.click(cup(3))
    expect(screen.getByText("Cold. Read the answer again.")).toBeInTheDocument()
    await hands.click(cup(3))
    expect(screen.getByText("Hot. Look into the last letter.")).toBeInTheDocument()
    await hands.click(cup(3))
    expect(cup(3)).toHaveAccessibleName("Cup 3, full")
  })

  it("has a last egg that gets away twice", () => {
    render(<IsItEaster />)
    press(6)
    expect(screen.getByText("Not today.")).toBeInTheDocument()
    press(6)
    press(6)
    expect(cup(7)).toHaveAccessibleName("Cup 7, full")
  })

  const findAll = async () => {
    const hands = user()
    for (let i = 1; i <= eggs.length; i++) {
      while (!/full/.test(cup(i).getAttribute("aria-label") ?? "")) await hands.click(cup(i))
    }
  }

  it("hatches when all are found, asks its question, and shuts the lid again", async () => {
    jest.setSystemTime(new Date(2026, 10, 28))
    render(onPage(<IsItEaster />, { path: "/is-it-easter" }))
    await findAll()
    const seen = [screen.getByRole("img").getAttribute("aria-label")]
    for (let i = 0; i < 4; i++) {
      act(() => void jest.advanceTimersByTime(hatchMs + 1))
      seen.push(screen.getByText(/^(Peep|“|No\.|It has)/).textContent)
    }
    expect(seen.slice(1)).toEqual([
      "Peep.",
      "“Is it Easter?”",
      "No. In 120 days.",
      "It has put the lid back on.",
    ])
    expect(screen.getByText("28.3.2027")).toBeInTheDocument()
    fireEvent.click(screen.getByRole("button", { name: "Hide them again" }))
    expect(hidden()).toHaveLength(placesIn(nothing, 0).length)
    expect(hasThing("/is-it-easter")).toBe(true)
  })

  it("finds any year, puts it into the address, and says what is wrong with one", async () => {
    window.history.replaceState(null, "", "/is-it-easter?year=325")
    render(<IsItEaster />)
    const field = screen.getByLabelText("Year")
    expect(screen.getByRole("alert")).toHaveTextContent("Write a year from 1583 to 9999.")
    const hands = user()
    await hands.clear(field)
    await hands.type(field, "2025")
    expect(window.location.search).toBe("?year=2025")
    expect(screen.getByRole("status", { name: "In that year" })).toHaveTextContent(
      "2025: 20 April in both churches.",
    )
  })
})

const nothing: View = {
  screen: { width: 1000, height: 800 },
  header: null,
  taskBar: null,
  readme: null,
  frame: null,
  titleBar: null,
  answer: null,
  picture: null,
}

describe("the hiding places", () => {
  const desk: View = {
    ...nothing,
    header: { left: 0, top: 0, right: 1000, bottom: 40 },
    taskBar: { left: 0, top: 755, right: 1000, bottom: 800 },
    readme: { left: 200, top: 760, right: 300, bottom: 790 },
    frame: { left: 100, top: 60, right: 900, bottom: 700 },
    titleBar: { left: 100, top: 62, right: 900, bottom: 94 },
    answer: { left: 300, top: 150, right: 340, bottom: 250 },
    picture: { left: 120, top: 280, right: 880, bottom: 600 },
  }

  it("are seven, behind what stands there", () => {
    const places = placesIn(desk, 0)
    expect(places.map(({ egg }) => egg)).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(places[0]).toMatchObject({ x: 100, shown: "left" })
    expect(places[4]).toMatchObject({ x: 250, y: 755, shown: "top" })
  })

  it("are inside a window that fills the screen, and not over the bars", () => {
    const phone = { ...desk, frame: { left: 4, top: 60, right: 996, bottom: 700 } }
    expect(placesIn(phone, 0)[0]).toMatchObject({ shown: "right" })
    const scrolled = { ...desk, picture: { left: 120, top: -400, right: 880, bottom: -80 } }
    expect(placesIn(scrolled, 0).map(({ egg }) => egg)).toEqual([1, 2, 3, 4, 6])
  })

  it("change for the last egg when it has run", () => {
    const at = (ran: number) => placesIn(desk, ran).at(-1)
    expect(at(1)).not.toEqual(at(0))
    expect(at(9)).toEqual(at(2))
  })
})

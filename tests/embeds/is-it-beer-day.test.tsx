import { readFileSync } from "node:fs"
import { act, fireEvent, render, screen, within } from "@testing-library/react"
import fc from "fast-check"
import { renderToString } from "react-dom/server"
import { safeParse } from "valibot"
import { parse } from "yaml"
import { doubles, foamAfter, foamName, isSip, sipsOf } from "../../src/embeds/is-it-beer-day/foam"
import IsItBeerDay from "../../src/embeds/is-it-beer-day/IsItBeerDay"
import {
  coming,
  drink,
  fullness,
  hoursLeft,
  inYear,
  longDay,
  ruleText,
} from "../../src/embeds/is-it-beer-day/logic"
import { type BeerDay, ordinals, schema } from "../../src/embeds/is-it-beer-day/schema"
import { dayAt, dayKey, dayNumber } from "../../src/lib/calendar/calendarDay"
import { monthNames, weekdayNames } from "../../src/lib/calendar/dayNames"
import { partsAt } from "../../src/lib/calendar/wallClock"
import { inDays } from "../../src/lib/text/duration"
import { onPage } from "../jest/visit"

const beerDays = parse(readFileSync("content/data/beer-days.yaml", "utf8")) as BeerDay[]
const named = (name: string) => beerDays.find(day => (day.english ?? day.name) === name)?.on as BeerDay["on"]
const on = (day: string) => {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number)
  return { year, month, day: date }
}
const today = (day: string) =>
  coming(on(day), beerDays)
    .filter(({ days }) => days === 0)
    .map(({ beerDay }) => beerDay.english ?? beerDay.name)

describe("a beer day", () => {
  it.each([
    ["International Beer Day", 2024, "2024-08-02"],
    ["International Beer Day", 2025, "2025-08-01"],
    ["International Beer Day", 2026, "2026-08-07"],
    ["Finnish Beer Day", 2025, "2025-10-13"],
    ["Baltic Porter Day", 2023, "2023-01-21"],
    ["Baltic Porter Day", 2024, "2024-01-20"],
    ["Baltic Porter Day", 2025, "2025-01-18"],
    ["International Stout Day", 2011, "2011-11-03"],
    ["International Stout Day", 2029, "2029-11-01"],
    ["International Stout Day", 2030, "2030-11-07"],
    ["The Beer Day", 2024, "2024-03-01"],
  ])("%s is in %i on %s", (name, year, day) => {
    expect(dayKey(inYear(named(name), year))).toBe(day)
  })

  it("is, by any rule, on that weekday of that month, and so many of them down", () => {
    const rules = fc.record({
      nth: fc.constantFrom(...ordinals),
      weekday: fc.constantFrom(...weekdayNames),
      month: fc.constantFrom(...monthNames),
    })
    fc.assert(
      fc.property(rules, fc.integer({ min: 1900, max: 2200 }), (rule, year) => {
        const found = inYear(rule, year)
        const date = new Date(Date.UTC(found.year, found.month - 1, found.day))
        expect(weekdayNames[date.getUTCDay()]).toBe(rule.weekday)
        expect([found.year, monthNames[found.month - 1]]).toEqual([year, rule.month])
        const isLast = dayAt(dayNumber(found) + 7).month !== found.month
        if (rule.nth === "last") expect(isLast).toBe(true)
        else expect(Math.ceil(found.day / 7)).toBe(ordinals.indexOf(rule.nth) + 1)
      }),
    )
  })

  it("of 29 February is kept on the 28th in other years", () => {
    const leap = { day: 29, month: "February" as const }
    expect([2023, 2024].map(year => dayKey(inYear(leap, year)))).toEqual(["2023-02-28", "2024-02-29"])
  })

  it("is told in words", () => {
    expect(ruleText(named("Finnish Beer Day"))).toBe("13 October")
    expect(ruleText(named("International Beer Day"))).toBe("the first Friday of August")
    expect([0, 1, 54].map(inDays)).toEqual(["today", "tomorrow", "in 54 days"])
    expect(longDay(on("2026-08-07"))).toBe("Friday 7 August 2026")
  })

  it("is on the list in the order of the year, and the list fits its schema", () => {
    expect(safeParse(schema, beerDays).success).toBe(true)
    const days = beerDays.map(day => dayNumber(inYear(day.on, 2025)))
    expect(days).toEqual([...days].sort((a, b) => a - b))
    const wrong = { ...beerDays[0], on: { day: 31, month: "June" } }
    expect(safeParse(schema, [wrong]).success).toBe(false)
  })
})

describe("today", () => {
  it.each([
    ["2025-10-12", []],
    ["2025-10-13", ["Finnish Beer Day"]],
    ["2025-10-14", []],
    ["2025-07-31", []],
    ["2025-08-01", ["International Beer Day"]],
    ["2025-08-02", []],
    ["2024-02-29", []],
    ["2024-03-01", ["The Beer Day"]],
    ["2024-12-31", []],
  ])("on %s is %j", (day, expected) => {
    expect(today(day)).toEqual(expected)
  })

  it("begins and ends with the day of whoever asks", () => {
    const yes = (iso: string, zone: string) => today(dayKey(partsAt(Date.parse(iso), zone))).length > 0
    expect(yes("2025-10-12T23:59:59+03:00", "Europe/Helsinki")).toBe(false)
    expect(yes("2025-10-13T00:00:00+03:00", "Europe/Helsinki")).toBe(true)
    expect(yes("2025-10-14T00:00:00+03:00", "Europe/Helsinki")).toBe(false)
    expect(yes("2025-10-12T23:59:59-10:00", "Pacific/Honolulu")).toBe(false)
    expect(yes("2025-10-13T23:59:59-10:00", "Pacific/Honolulu")).toBe(true)
    expect(yes("2025-10-14T00:00:00-10:00", "Pacific/Honolulu")).toBe(false)
    expect(yes("2025-10-13T00:00:00+14:00", "Pacific/Kiritimati")).toBe(true)
    expect(yes("2025-10-14T00:00:00+14:00", "Pacific/Kiritimati")).toBe(false)
    // The days on which the clocks of Helsinki were moved are no beer days, at either end of the hour.
    expect(yes("2025-03-30T02:59:59+02:00", "Europe/Helsinki")).toBe(false)
    expect(yes("2025-10-26T03:00:00+02:00", "Europe/Helsinki")).toBe(false)
  })

  it("has the next one named, over the new year too, and the nearest first", () => {
    const next = (day: string) => coming(on(day), beerDays).find(({ days }) => days > 0)
    expect(next("2024-12-31")).toMatchObject({ day: on("2025-01-18"), days: 18 })
    expect(next("2024-02-29")).toMatchObject({ day: on("2024-03-01"), days: 1 })
    expect(next("2025-10-13")).toMatchObject({ day: on("2025-11-06"), days: 24 })
    const days = coming(on("2025-10-13"), beerDays).map(each => each.days)
    expect(days).toEqual([...days].sort((a, b) => a - b))
  })

  it("fills the glass a little more than yesterday, to the brim on the day, and empties it after", () => {
    expect(fullness(on("2025-10-13"), beerDays)).toBe(1)
    expect(fullness(on("2025-10-14"), beerDays)).toBeCloseTo(1 / 24)
    expect(fullness(on("2025-11-05"), beerDays)).toBeCloseTo(23 / 24)
    expect(fullness(on("2025-01-01"), beerDays)).toBeCloseTo(55 / 72)
  })

  it("counts its last hours", () => {
    const left = (minutes: number) => hoursLeft(0, minutes * 60_000)
    expect(left(121)).toBe("2 hours and 1 minute")
    expect(left(60)).toBe("1 hour")
    expect(left(0.5)).toBe("1 minute")
  })
})

describe("a glass", () => {
  it("is emptied in five sips, and is filled again with something else on a day that is none", () => {
    expect(drink(0.5, 0, false, "Friday")).toEqual({ level: 0.5, says: "" })
    expect(drink(0.5, 1, false, "Friday")).toEqual({ level: 0.4, says: "About half of it is left." })
    expect(drink(0.5, 5, false, "Friday 7 August")).toEqual({
      level: 0,
      says: "Empty. It is filled again on Friday 7 August.",
    })
    expect(drink(0.5, 6, false, "Friday")).toEqual({ level: 0.5, says: "Kotikalja. By law it is bread." })
    expect(drink(0.5, 12, false, "Friday")).toEqual({ level: 0.5, says: "Milk." })
    expect(drink(0.5, 13, false, "Friday").level).toBeCloseTo(0.4)
  })

  it("comes back full on the day", () => {
    expect(drink(1, 5, true, "")).toEqual({ level: 0, says: "Empty. Not for long." })
    expect(drink(1, 6, true, "")).toEqual({ level: 1, says: "Glass number 2." })
    expect(drink(1, 13, true, "").level).toBeCloseTo(0.8)
  })
})

describe("whoever sips", () => {
  it("has had as many sips as there were presses, but for those that filled the glass", () => {
    expect([0, 1, 5, 6, 7, 12].map(sipsOf)).toEqual([0, 1, 5, 5, 6, 10])
    expect([0, 1, 5, 6, 7].map(isSip)).toEqual([false, true, true, false, true])
  })

  it("has more foam on him with each, at least up to the eyebrows", () => {
    expect(foamAfter(0)).toEqual([])
    for (let sips = 1; sips < 30; sips++) {
      expect(foamAfter(sips).length).toBeGreaterThanOrEqual(foamAfter(sips - 1).length)
    }
    expect(foamAfter(2).length).toBeGreaterThan(foamAfter(1).length)
    expect(foamAfter(8).some(({ y }) => y < 0)).toBe(true)
    expect([1, 3, 4].map(foamName)).toEqual(["moustache", "moustache", "beard"])
  })

  it("sees each bottle once, then twice, then three times", () => {
    expect([0, 1, 2, 7, 8, 100].map(sips => doubles(sips).length)).toEqual([0, 0, 1, 1, 2, 2])
    expect(doubles(3)[0]).toBeGreaterThan(doubles(2)[0] ?? 0)
    expect(Math.max(...doubles(100))).toBe(15)
  })
})

function Page() {
  const page = { path: "/is-it-beer-day" }
  return onPage(<IsItBeerDay />, { ...page, data: { "beer-days": beerDays } })
}

describe("is it beer day", () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date(2025, 9, 12, 21, 54, 30) }))
  afterEach(() => jest.useRealTimers())

  const answer = () => screen.getAllByRole("status")[0]?.textContent
  const item = (name: RegExp) =>
    screen.getAllByRole("listitem").find(each => within(each).queryByRole("heading", { name }))

  it("knows all the days but not today before it runs, and then takes over without a word", () => {
    const container = document.createElement("div")
    container.innerHTML = renderToString(<Page />)
    expect(container).toHaveTextContent("...")
    expect(container).toHaveTextContent("the first Friday of August, everywhere.")
    expect(container).not.toHaveTextContent(/Yes|tomorrow|in \d+ days/)
    const complain = jest.spyOn(console, "error")
    render(<Page />, { container, hydrate: true })
    expect(complain).not.toHaveBeenCalled()
    complain.mockRestore()
  })

  it("counts down to the next one, and says yes when it comes", async () => {
    render(<Page />)
    expect(answer()).toBe("No")
    expect(screen.getByRole("timer")).toHaveTextContent(
      "The next: Suomalaisen oluen päivä, Finnish Beer Day (Finland), tomorrow, on Monday 13 October 2025, in 2 hours and 6 minutes.",
    )
    expect(screen.getByRole("img")).toHaveAccessibleName("A beer glass, 94 per cent full")
    act(() => void jest.advanceTimersByTime(2 * 3_600_000 + 6 * 60_000))
    expect(answer()).toBe("Yes")
    expect(screen.getByText(/^Today:/)).toHaveTextContent("Today: Suomalaisen oluen päivä, Finnish Beer Day")
    expect(screen.getByRole("img")).toHaveAccessibleName("A beer glass, full")
    expect(screen.getByRole("timer")).toHaveTextContent(
      "The next: International Stout Day (everywhere), in 24 days, on Thursday 6 November 2025.",
    )
    act(() => void jest.advanceTimersByTime(24 * 3_600_000))
    expect(answer()).toBe("No")
  })

  it("lets one sip from the glass", () => {
    render(<Page />)
    fireEvent.click(screen.getByRole("button", { name: "Sip" }))
    expect(screen.getByRole("img")).toHaveAccessibleName(
      "A beer glass, 75 per cent full, and Pertti with a moustache of foam",
    )
    expect(screen.getByText("Most of it is left.")).toBeInTheDocument()
    for (let i = 0; i < 4; i++) fireEvent.click(screen.getByRole("img"))
    expect(screen.getByText("Empty. It is filled again on Monday 13 October 2025.")).toBeInTheDocument()
    fireEvent.click(screen.getByRole("button", { name: "Fill it anyway" }))
    expect(screen.getByRole("button", { name: "Sip" })).toBeInTheDocument()
    expect(screen.getByText("Kotikalja. By law it is bread.")).toBeInTheDocument()
    expect(screen.getByRole("img")).toHaveAccessibleName(/Pertti with a beard of foam$/)
  })

  it("lists them all with their sources", () => {
    render(<Page />)
    expect(screen.getAllByRole("listitem")).toHaveLength(beerDays.length)
    expect(item(/International Beer Day/)).toHaveTextContent("in 299 days, Friday 7 August 2026.")
    for (const { english, name, link } of beerDays) {
      const source = screen.getByRole("link", { name: new RegExp(`^Source for ${english ?? name}`) })
      expect(source).toHaveAttribute("href", link)
    }
  })
})

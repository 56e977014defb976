import { readFileSync } from "node:fs"
import { act, fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import type { ReactElement } from "react"
import { renderToString } from "react-dom/server"
import { parse } from "valibot"
import { parse as parseYaml } from "yaml"
import Age from "../../src/embeds/age/Age"
import {
  ageAt,
  dayBegins,
  milestones,
  monthsAfter,
  readDay,
  spanBetween,
  unitsAt,
} from "../../src/embeds/age/logic"
import { schema } from "../../src/embeds/age/schema"
import { ageInWords, onDay } from "../../src/embeds/age/sentences"
import { compareAges, hamstersIn } from "../../src/embeds/age/versus"
import { type Day, dayAt, dayKey, dayNumber } from "../../src/lib/calendar/calendarDay"
import { longDate } from "../../src/lib/calendar/longDate"
import { onPage } from "../jest/visit"

const lives = parse(schema, parseYaml(readFileSync("content/data/hamster-lives.yaml", "utf8")))
const page = (toy: ReactElement) => onPage(toy, { path: "/age", data: { "hamster-lives": lives } })

const born: Day = { year: 1986, month: 3, day: 21 }
const day = (text: string) => readDay(text) as Day
const at = (iso: string) => Date.parse(iso)
const words = (iso: string, of = born) => {
  const age = ageAt(of, at(iso))
  return age && ageInWords(age)
}
const aDay = fc.integer({ min: -200_000, max: 200_000 }).map(dayAt)

describe("an age by the calendar", () => {
  it.each([
    // In Helsinki the day began at 22:00 the evening before by universal time.
    ["1986-03-20T21:59:59Z", null],
    ["1986-03-20T22:00:00Z", "0 years, 0 months, 0 days, 0 hours, 0 minutes and 0 seconds"],
    ["2026-03-20T21:59:59Z", "39 years, 11 months, 27 days, 23 hours, 59 minutes and 59 seconds"],
    ["2026-03-20T22:00:00Z", "40 years, 0 months, 0 days, 0 hours, 0 minutes and 0 seconds"],
    ["2024-12-31T21:59:59Z", "38 years, 9 months, 10 days, 23 hours, 59 minutes and 59 seconds"],
    ["2024-12-31T22:00:01Z", "38 years, 9 months, 11 days, 0 hours, 0 minutes and 1 second"],
    ["2024-02-28T22:00:00Z", "37 years, 11 months, 8 days, 0 hours, 0 minutes and 0 seconds"],
    ["2024-02-29T22:00:00Z", "37 years, 11 months, 9 days, 0 hours, 0 minutes and 0 seconds"],
  ])("at %s is %s", (iso, expected) => {
    expect(words(iso)).toBe(expected)
  })

  it.each([
    // The clocks go forward at 03:00: at noon eleven hours have passed.
    ["2026-03-29T00:59:59Z", 2],
    ["2026-03-29T01:00:00Z", 3],
    ["2026-03-29T09:00:00Z", 11],
    // They go back at 04:00: the hour is lived twice, and the day has a 25th.
    ["2026-10-25T00:30:00Z", 3],
    ["2026-10-25T01:30:00Z", 4],
    ["2026-10-25T21:59:59Z", 24],
  ])("has lived the hours of the day until %s, which are %i", (iso, hours) => {
    expect(ageAt(born, at(iso))?.hours).toBe(hours)
  })

  it("never goes back and never stands still, through both changes of the clocks", () => {
    for (const from of ["2026-03-28T20:00:00Z", "2026-10-24T20:00:00Z"]) {
      let before = ""
      for (let second = 0; second < 30 * 3600; second += 77) {
        const { years, months, days, hours, minutes, seconds } = ageAt(born, at(from) + second * 1000) ?? {
          years: -1,
          months: 0,
          days: 0,
          hours: 0,
          minutes: 0,
          seconds: 0,
        }
        const key = [years, months, days, hours, minutes, seconds].map(n => String(n).padStart(4, "0")).join()
        expect(key > before).toBe(true)
        before = key
      }
    }
  })

  it.each([
    ["2024-02-29", "2025-02-28", { years: 1, months: 0, days: 0 }],
    ["2024-02-29", "2025-02-27", { years: 0, months: 11, days: 29 }],
    ["2024-02-29", "2028-02-29", { years: 4, months: 0, days: 0 }],
    ["2025-01-31", "2025-02-28", { years: 0, months: 1, days: 0 }],
    ["2025-01-31", "2025-03-01", { years: 0, months: 1, days: 1 }],
    ["2024-12-31", "2025-01-01", { years: 0, months: 0, days: 1 }],
    ["2025-01-02", "2025-01-01", null],
  ])("from %s to %s counts %j", (from, to, expected) => {
    expect(spanBetween(day(from), day(to))).toEqual(expected)
  })

  it("adds up: the months and then the days lead from the one day to the other", () => {
    fc.assert(
      fc.property(aDay, aDay, (a, b) => {
        const [from, to] = dayNumber(a) <= dayNumber(b) ? [a, b] : [b, a]
        const span = spanBetween(from, to)
        if (!span) throw new Error("There is a span between any two days in order.")
        expect(span.months).toBeLessThan(12)
        expect(span.days).toBeLessThan(31)
        const reached = dayNumber(monthsAfter(from, span.years * 12 + span.months)) + span.days
        expect(reached).toBe(dayNumber(to))
      }),
    )
  })

  it("takes only days that are in the calendar", () => {
    expect(readDay("2024-02-29")).toEqual({ year: 2024, month: 2, day: 29 })
    for (const text of ["2023-02-29", "2024-13-01", "2024-00-10", "2024-1-1", "yesterday", ""]) {
      expect(readDay(text)).toBeNull()
    }
    fc.assert(fc.property(aDay, some => expect(readDay(dayKey(some))).toEqual(some)))
  })
})

describe("the other units", () => {
  it("count days by the calendar and seconds as they pass", () => {
    const units = unitsAt(born, dayBegins(day("2026-03-21")))
    expect(units.days).toBe(14_610)
    expect(units.seconds).toBe(14_610 * 86_400)
    // 14,610 days of 86,400 s are 1,262,304,000 s.
    expect([units.rounds, units.code]).toEqual([126_230, "4000"])
  })

  it("are forty hamster years in a year, and one Mars year in 686.980 days", () => {
    const begun = dayBegins(born)
    expect(unitsAt(born, begun + 365.2425 * 86_400_000).hamsterYears).toBeCloseTo(40, 9)
    expect(unitsAt(born, begun + 686.98 * 86_400_000).marsYears).toBeCloseTo(1, 9)
  })

  it("type every code once in ten thousand seconds, and begin again", () => {
    const begun = dayBegins(born)
    const codes = Array.from({ length: 10_001 }, (_, s) => unitsAt(born, begun + s * 1000).code)
    expect(new Set(codes).size).toBe(10_000)
    expect([codes[0], codes[9999], codes[10_000]]).toEqual(["0000", "9999", "0000"])
  })

  it("don't exist before birth", () => {
    expect(() => unitsAt(born, dayBegins(born) - 1)).toThrow(RangeError)
  })

  it("have a next round number each, soonest first, which is then reached to the second", () => {
    const now = at("2025-08-03T12:00:00Z")
    const coming = milestones(born, now)
    expect(coming.map(({ what }) => what).sort()).toEqual([
      "1,300,000,000 seconds",
      "1,600 hamster years",
      "15,000 days",
      "21 Mars years",
      "40 years",
    ])
    for (const { at: then } of coming) expect(then).toBeGreaterThan(now)
    expect(coming.map(({ at: then }) => then)).toEqual(
      coming.map(({ at: then }) => then).sort((a, b) => a - b),
    )
    const then = (what: string) => coming.find(next => next.what === what)?.at ?? 0
    expect(new Date(then("40 years")).toISOString()).toBe("2026-03-20T22:00:00.000Z")
    expect(unitsAt(born, then("15,000 days")).days).toBe(15_000)
    expect(unitsAt(born, then("15,000 days") - 1).days).toBe(14_999)
    expect(unitsAt(born, then("1,300,000,000 seconds")).seconds).toBe(1_300_000_000)
    expect(unitsAt(born, then("21 Mars years")).marsYears).toBeCloseTo(21, 9)
  })
})

describe("another day", () => {
  it("is answered before the birth, on it and after it", () => {
    expect(onDay(born, day("2050-01-01"))).toBe(
      "On that day he is 63 years, 9 months and 11 days old, with or without you.",
    )
    expect(onDay(born, born)).toMatch(/he is born/)
    expect(onDay(born, day("1986-03-20"))).toMatch(/another 1 day,/)
  })
})

describe("the page", () => {
  afterEach(() => {
    jest.useRealTimers()
    window.history.replaceState(null, "", "/")
  })

  it("shows no age before it runs, and says what is wrong with a wrong birthday", () => {
    const html = renderToString(page(<Age birthday="1986-03-21" />))
    expect(html).toContain("--")
    expect(html).not.toMatch(/\d years,|Copied/)
    render(page(<Age birthday="1986-02-30" />))
    expect(screen.getByRole("alert")).toHaveTextContent('"1986-02-30" is not a day')
  })

  it("ticks", () => {
    jest.useFakeTimers({ now: new Date("2026-03-20T21:59:58.500Z") })
    render(page(<Age birthday="1986-03-21" />))
    expect(screen.getByRole("timer")).toHaveAccessibleName(
      "39 years, 11 months, 27 days, 23 hours, 59 minutes and 58 seconds",
    )
    act(() => jest.advanceTimersByTime(2000))
    expect(screen.getByRole("timer")).toHaveAccessibleName(
      "40 years, 0 months, 0 days, 0 hours, 0 minutes and 0 seconds",
    )
    const table = within(screen.getByRole("table"))
    expect(table.getByRole("row", { name: /^Days/ })).toHaveTextContent("14,610")
    expect(table.getByRole("row", { name: /^Numpad codes/ })).toHaveTextContent("4000, in round 126,231")
    expect(screen.getByText("41 years").closest("li")).toHaveTextContent("21 March 2027")
  })

  it("waits for somebody who is not born yet", () => {
    jest.useFakeTimers({ now: new Date("1986-03-20T12:00:00Z") })
    render(page(<Age birthday="1986-03-21" />))
    expect(screen.getByText(/still to come/)).toBeInTheDocument()
  })

  it("keeps the other day in the address, and lets go of it", async () => {
    window.history.replaceState(null, "", "/age?on=2050-01-01")
    render(page(<Age birthday="1986-03-21" />))
    expect(screen.getByLabelText("The day")).toHaveValue("2050-01-01")
    expect(screen.getByText(/63 years, 9 months and 11 days/)).toBeInTheDocument()
    await userEvent.click(screen.getByRole("button", { name: "Start again" }))
    expect(window.location.search).toBe("")
    expect(screen.getByText(/Pick a day, and he will tell you/)).toBeInTheDocument()
  })

  it("says so where the address has a day that never was", () => {
    window.history.replaceState(null, "", "/age?on=2023-02-29")
    render(page(<Age birthday="1986-03-21" />))
    const other = within(screen.getByRole("group", { name: "On another day" }))
    expect(other.getByRole("alert")).toHaveTextContent('"2023-02-29" is not in the calendar')
  })
})

describe("two ages beside each other", () => {
  const [his, today] = [day("1986-03-21"), day("2026-11-23")]

  it("are told in hamsters of two years", () => {
    expect(hamstersIn(day("2006-11-23"), today)).toBe(10)
    expect(hamstersIn(day("2025-11-23"), today)).toBe(0.5)
    expect(hamstersIn(day("2030-01-01"), today)).toBe(0)
  })

  it("are as far apart as they are, whoever came first", () => {
    expect(compareAges(his, day("1990-05-24"), today).join(" ")).toContain(
      "He came first, by 4 years, 2 months, 3 days.",
    )
    expect(compareAges(his, day("1984-03-21"), today).join(" ")).toContain("You came first, by 2 years.")
    expect(compareAges(his, his, today)).toHaveLength(2)
  })

  it("have a day on which one is exactly twice the other", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 14_000 }), apart => {
        const yours = dayAt(dayNumber(his) + apart)
        const [, , half] = compareAges(his, yours, today)
        const twice = dayAt(dayNumber(his) + 2 * apart)
        expect(half).toContain(longDate(dayKey(twice)))
      }),
    )
  })

  it("are told when somebody says when they began, and not of a day to come", () => {
    jest.useFakeTimers({ now: new Date("2026-11-23T12:00:00+02:00") })
    render(page(<Age birthday="1986-03-21" />))
    const versus = within(screen.getByRole("region", { name: "You beside him" }))
    const said = () => versus.getAllByRole("status").at(-1)
    expect(versus.getByRole("img", { name: "Pertti: 20 hamsters of two years" })).toBeInTheDocument()
    expect(said()).toHaveTextContent(/^Say, 1 January 2000\. You are 13 hamsters old/)
    fireEvent.change(versus.getByLabelText("You were born on"), { target: { value: "1996-11-24" } })
    expect(said()).toHaveTextContent(/^You are 14 hamsters old/)
    fireEvent.change(versus.getByLabelText("You were born on"), { target: { value: "2030-01-01" } })
    expect(versus.getByText(/still to come/)).toBeInTheDocument()
    jest.useRealTimers()
  })

  it("has each hamster of the visitor's tell what it saw of those two years", () => {
    jest.useFakeTimers({ now: new Date("2026-11-23T12:00:00+02:00") })
    render(page(<Age birthday="1986-03-21" />))
    const hamsters = within(screen.getByRole("group", { name: "Your hamsters" }))
    const saw = () => within(screen.getByRole("region", { name: "You beside him" })).getAllByRole("status")[0]
    expect(saw()).toHaveTextContent("Press a hamster of yours")
    expect(hamsters.getAllByRole("radio")).toHaveLength(14)
    fireEvent.click(hamsters.getByRole("radio", { name: "Hamster 6" }))
    expect(saw()).toHaveTextContent("Hamster 6, from 2010 to 2012. You were 10 and 11. You wanted a dog.")
    fireEvent.change(screen.getByLabelText("You were born on"), { target: { value: "2026-11-23" } })
    expect(hamsters.getAllByRole("radio")).toHaveLength(1)
    expect(saw()).toHaveTextContent("Press a hamster of yours")
    fireEvent.click(hamsters.getByRole("radio"))
    expect(saw()).toHaveTextContent("Hamster 1, from 2026 to 2028. You were 0 and 1.")
    fireEvent.change(screen.getByLabelText("You were born on"), { target: { value: "2030-01-01" } })
    expect(hamsters.getByRole("radio")).toBeDisabled()
    expect(saw()).toHaveTextContent("There is no hamster of yours to press.")
    fireEvent.change(screen.getByLabelText("You were born on"), { target: { value: "0001-01-01" } })
    expect(screen.getByText("No calendar of mine goes back so far.")).toBeVisible()
    fireEvent.change(screen.getByLabelText("You were born on"), { target: { value: "2023-11-24" } })
    expect(screen.getByText(/^You are 1 hamster old\./)).toBeVisible()
    fireEvent.change(screen.getByLabelText("You were born on"), { target: { value: "1930-11-23" } })
    fireEvent.click(hamsters.getByRole("radio", { name: "Hamster 48" }))
    expect(saw()).toHaveTextContent(`You were 94 and 95. ${lives.at(-1)}`)
    jest.useRealTimers()
  })

  it("begin with a birth", () => {
    expect(onDay(his, his)).toMatch(/^On that day he is born/)
  })
})

import { act, fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import { renderToString } from "react-dom/server"
import { doingOf } from "../../src/embeds/week/doings"
import {
  awayText,
  codeBeside,
  dayCode,
  daysOf,
  dayText,
  firstYear,
  lastYear,
  leftText,
  longYearsText,
  rangeText,
  readCode,
  readDay,
  readWeek,
  readWhole,
  weekOfText,
  weeksBack,
} from "../../src/embeds/week/logic"
import WeekNumber from "../../src/embeds/week/WeekNumber"
import { calmMode } from "../../src/hooks/browser/motion"
import { looseThing } from "../../src/hooks/storage/looseThing"
import { addTravel, travels } from "../../src/hooks/storage/travels"
import { read, write } from "../../src/hooks/storage/useStorage"
import { addDays, weekOf } from "../../src/lib/calendar/isoWeek"
import { bringGuest, onPage } from "../jest/visit"
import { hydrationErrors } from "./time/hydrate"
import { homes, liveIn } from "./time/zone"

const ms = (iso: string) => Date.parse(iso)

describe("what is said of weeks", () => {
  it("has the dates of a week, over New Year and a leap day too", () => {
    expect(rangeText({ year: 2024, week: 9 })).toBe("Monday 26 February 2024 to Sunday 3 March 2024")
    expect(rangeText({ year: 2026, week: 53 })).toBe("Monday 28 December 2026 to Sunday 3 January 2027")
    expect(daysOf({ year: 2024, week: 9 }).map(dayText)[3]).toBe("Thursday 29 February 2024")
  })

  it("wonders with the reader when a week is another year's", () => {
    expect(weekOfText({ year: 2024, month: 12, day: 30 })).toBe(
      "Monday 30 December 2024 is in week 1 of 2025. Yes, really: its Thursday is in 2025.",
    )
    expect(weekOfText({ year: 2027, month: 1, day: 3 })).toMatch(/is in week 53 of 2026\. Yes, really/)
    expect(weekOfText({ year: 2024, month: 2, day: 29 })).toBe(
      "Thursday 29 February 2024 is in week 9 of 2024.",
    )
  })

  it("counts what is left of the year", () => {
    expect(leftText({ year: 2026, week: 51 })).toBe("2 more weeks in 2026, which has 53.")
    expect(leftText({ year: 2026, week: 52 })).toBe("1 more week in 2026, which has 53.")
    expect(leftText({ year: 2026, week: 53 })).toBe("It is the last week of 2026, which has 53.")
    expect(leftText({ year: 2025, week: 52 })).toBe("It is the last week of 2025, which has 52.")
  })

  it("reads a day as a date field writes it, and nothing that is no day", () => {
    const days = fc.integer({ min: 0, max: 365 * 8000 })
    fc.assert(
      fc.property(days, n => {
        const day = addDays({ year: firstYear, month: 1, day: 1 }, n)
        expect(readDay(dayCode(day))).toEqual(day)
      }),
    )
    const none = [
      "",
      "2023-02-29",
      "2024-02-30",
      "2024-13-01",
      "2024-00-10",
      "2024-01-00",
      "1582-12-31",
      "2024-1-1",
    ]
    expect(none.filter(text => readDay(text) !== null)).toEqual([])
  })

  it("says what is wrong with a year or a week", () => {
    expect(readWhole("2024", "year", firstYear, lastYear)).toEqual({ value: 2024, mistake: null })
    for (const text of ["", "1582", "10000", "2024.5", "-2024", "MMXXIV", "99999999999999"]) {
      expect(readWhole(text, "year", firstYear, lastYear).mistake).toBe(
        "The year is a whole number from 1583 to 9999.",
      )
    }
    expect(readWeek("53", 2025).mistake).toBe("The year 2025 has 52 weeks.")
    expect(readWeek("53", 2026)).toEqual({ value: 53, mistake: null })
    expect(readWeek("54", 2026).mistake).toBe("The week is a whole number from 1 to 53.")
  })

  it("keeps what is half typed", () => {
    expect(readCode("2024-W09")).toEqual({ year: "2024", week: "9" })
    expect(readCode("-W")).toEqual({ year: "", week: "" })
    expect(readCode("20-W5")).toEqual({ year: "20", week: "5" })
    expect([null, "", "2024", "12345678-W1", "2024-W1234"].map(readCode)).toEqual(Array(5).fill(null))
  })

  it("goes to the week beside, over New Year", () => {
    expect(codeBeside({ year: 2026, week: 53 }, 7)).toBe("2027-W01")
    expect(codeBeside({ year: 2027, week: 1 }, -7)).toBe("2026-W53")
    expect(codeBeside({ year: 2025, week: 52 }, 7)).toBe("2026-W01")
  })

  it("finds a week just behind another, over New Year", () => {
    expect(weeksBack({ year: 2027, week: 2 }, "2026-W53")).toBe(2)
    expect(weeksBack({ year: 2027, week: 2 }, "2027-W02")).toBeNull()
    expect(weeksBack({ year: 2027, week: 2 }, "2025-W01")).toBeNull()
  })

  it("counts long years in one sentence", () => {
    expect(longYearsText(71, 2000, 2399)).toBe("71 of the 400 years from 2000 to 2399 have 53 weeks.")
    expect(longYearsText(1, 2026, 2027)).toBe("1 of the 2 years from 2026 to 2027 has 53 weeks.")
    expect(longYearsText(1, 2026, 2026)).toBe("The year 2026 has 53 weeks.")
    expect(longYearsText(0, 2027, 2027)).toBe("The year 2027 has 52 weeks, not 53.")
  })
})

describe("a week that is looked at", () => {
  const today = { year: 2026, month: 11, day: 21 }

  it.each([
    [{ year: 2026, week: 47 }, "It is this week."],
    [{ year: 2026, week: 46 }, "It was 1 week ago."],
    [{ year: 2027, week: 1 }, "It is 7 weeks away."],
    [{ year: 1583, week: 1 }, "It was 23,160 weeks ago."],
  ])("%j is as far as it is", (week, said) => {
    expect(awayText(week, today)).toBe(said)
  })

  it("has something that is done in it, and another thing in each", () => {
    const all = Array.from({ length: 53 }, (_, i) => doingOf(i + 1))
    expect(new Set(all).size).toBe(53)
    expect(all).not.toContain("")
  })
})

describe("the page of the week", () => {
  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
    act(() => write(travels, {}))
    window.history.replaceState(null, "", "/")
  })

  const shown = () => screen.getAllByRole("status")[0]

  /** The midnight at home at which 4 January 2027 begins, the first Monday after a week 53. */
  const mondays: Record<(typeof homes)[number], string> = {
    "Europe/Helsinki": "2027-01-03T22:00:00Z",
    "Pacific/Honolulu": "2027-01-04T10:00:00Z",
    "Pacific/Kiritimati": "2027-01-03T10:00:00Z",
  }

  it.each(homes)("changes from week 53 to week 1 at Monday's midnight in %s", home => {
    liveIn(home)
    jest.useFakeTimers({ now: ms(mondays[home]) - 1000 })
    render(<WeekNumber />)
    expect(shown()).toHaveTextContent(/^Week 53$/)
    expect(screen.getByText(/^Sunday is its day 7\./)).toHaveTextContent(
      "It is the last week of 2026, which has 53.",
    )
    act(() => jest.advanceTimersByTime(1010))
    expect(shown()).toHaveTextContent(/^Week 1$/)
    expect(screen.getByText(/^Monday is its day 1\./)).toHaveTextContent(
      "51 more weeks in 2027, which has 52.",
    )
  })

  it.each([
    ["2024-02-29T21:59:59Z", "Week 9", "Thursday is its day 4."],
    ["2024-02-29T22:00:00Z", "Week 9", "Friday is its day 5."],
    ["2024-12-31T21:59:59Z", "Week 1", "Tuesday is its day 2."],
    ["2026-03-29T20:59:59Z", "Week 13", "Sunday is its day 7."],
    ["2026-03-29T21:00:00Z", "Week 14", "Monday is its day 1."],
    ["2026-10-25T21:59:59Z", "Week 43", "Sunday is its day 7."],
    ["2026-10-25T22:00:00Z", "Week 44", "Monday is its day 1."],
  ])("at %s is %s in Helsinki", (iso, week, day) => {
    liveIn("Europe/Helsinki")
    jest.useFakeTimers({ now: ms(iso) })
    render(<WeekNumber />)
    expect(shown()).toHaveTextContent(new RegExp(`^${week}$`))
    expect(screen.getByText(new RegExp(`^${day}`))).toBeInTheDocument()
  })

  function open(query = "") {
    liveIn("Europe/Helsinki")
    window.history.replaceState(null, "", `/week${query}`)
    jest.useFakeTimers({ now: ms("2026-11-21T12:00:00Z"), advanceTimers: true })
    const view = render(onPage(<WeekNumber />, { path: "/week" }))
    return { ...view, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) }
  }

  it("tells the week of any day, from today on, and keeps it in the address", async () => {
    const { user } = open()
    expect(screen.getByText("Saturday 21 November 2026 is in week 47 of 2026.")).toBeInTheDocument()
    fireEvent.change(screen.getByLabelText("Day"), { target: { value: "2021-01-03" } })
    expect(screen.getByText(/^Sunday 3 January 2021 is in week 53 of 2020\./)).toBeInTheDocument()
    expect(window.location.search).toBe("?day=2021-01-03")
    fireEvent.change(screen.getByLabelText("Day"), { target: { value: "" } })
    expect(screen.getByText("Choose a day that there is, from 1583 to 9999.")).toBeInTheDocument()
    expect(screen.getByLabelText("Day")).toBeInvalid()
    await user.click(screen.getByRole("button", { name: "Today" }))
    expect(screen.getByText(/^Saturday 21 November 2026 is in/)).toBeInTheDocument()
  })

  it("tells the days of any week, and goes from week to week", async () => {
    const { user } = open("?week=2020-W53")
    const days = () =>
      within(screen.getByRole("list", { name: "Days of the week" }))
        .getAllByRole("listitem")
        .map(li => li.textContent)
    expect(days()[0]).toBe("Monday 28 December 2020")
    expect(days()[6]).toBe("Sunday 3 January 2021")
    await user.click(screen.getByRole("button", { name: "The week after" }))
    expect(days()[0]).toBe("Monday 4 January 2021")
    expect(window.location.search).toBe("?week=2021-W01")
    await user.click(screen.getByRole("button", { name: "The week before" }))
    expect(days()[0]).toBe("Monday 28 December 2020")
    await user.click(screen.getByRole("button", { name: "This week" }))
    expect(days()[0]).toBe("Monday 16 November 2026")
    expect(screen.getByRole("button", { name: "This week" })).toHaveFocus()
  })

  it("shows the week that is chosen in the large number, which has an arrow on each side", async () => {
    const { user } = open()
    expect(shown()).toHaveTextContent(/^Week 47$/)
    await user.click(screen.getByRole("button", { name: "The week after" }))
    expect(shown()).toHaveTextContent(/^Week 48$/)
    expect(screen.getByText(/^It is 1 week away\./)).toBeInTheDocument()
    expect(screen.getByRole("textbox", { name: "Week" })).toHaveValue("48")
    const week = screen.getByRole("textbox", { name: "Week" })
    await user.clear(week)
    expect(shown()).toHaveTextContent(/^Week 47$/)
    await user.type(week, "28")
    expect(shown()).toHaveTextContent(/^Week 28$/)
    expect(screen.getByText("The cottage is free. Everybody nods.")).toBeInTheDocument()
  })

  const aimWell = () => {
    jest.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function box(
      this: HTMLElement,
    ) {
      if (/basket/.test(this.className)) return new DOMRect(500, 240, 66, 60)
      return /desk/.test(this.className) ? new DOMRect(0, 0, 600, 300) : new DOMRect(200, 20, 200, 200)
    })
    jest.spyOn(Math, "random").mockReturnValue(0.5)
  }

  it("tears a week off into the basket, and tapes it on again when it is wanted", async () => {
    const { user } = open()
    aimWell()
    // In calm mode it is there at once.
    act(() => write(calmMode, true))
    expect(screen.getByTestId("sheet")).not.toHaveAttribute("data-taped")
    await user.click(screen.getByRole("button", { name: "Tear it off" }))
    expect(screen.getByText("1 of 1 in the basket")).toBeVisible()
    expect(screen.getByTestId("sheet")).not.toHaveAttribute("data-taped")
    await user.click(screen.getByRole("button", { name: "The week before" }))
    expect(shown()).toHaveTextContent(/^Week 47$/)
    expect(screen.getByTestId("sheet")).toHaveAttribute("data-taped", "true")
  })

  it("gets its week back once from a thing in the basket", async () => {
    const { user } = open()
    aimWell()
    act(() => write(calmMode, true))
    await bringGuest()
    expect(screen.getByRole("img", { name: "The tea towel, in the basket" })).toBeVisible()
    const tear = () => user.click(screen.getByRole("button", { name: "Tear it off" }))
    await tear()
    await act(async () => void jest.advanceTimersByTime(1000))
    expect(shown()).toHaveTextContent(/^Week 47$/)
    expect(screen.getByTestId("sheet")).toHaveAttribute("data-taped", "true")
    expect(screen.getByText("The tea towel gave week 47 back.")).toBeVisible()
    expect(read(travels)["/error-418"]?.[0]).toMatchObject({
      what: "Gave a week back that had been thrown away.",
      kind: "2026-W47",
    })
    expect(screen.getByText("Given back by the tea towel")).toBeVisible()
    await tear()
    await act(async () => void jest.advanceTimersByTime(1000))
    expect(shown()).toHaveTextContent(/^Week 48$/)
    expect(screen.getByText("2 of 2 in the basket")).toBeVisible()
    await bringGuest(null)
    expect(screen.queryByRole("img", { name: /in the basket/ })).toBeNull()
  })

  it("stays mended where a thing has given it back, and keeps its name", async () => {
    await bringGuest()
    const what = "Gave a week back that had been thrown away."
    act(() => {
      write(looseThing, null)
      addTravel("/error-418", { on: "/week", what, kind: "2026-W47" })
    })
    const { user } = open()
    expect(await screen.findByText("Given back by the tea towel")).toBeVisible()
    expect(screen.getByTestId("sheet")).toHaveAttribute("data-taped", "true")
    expect(screen.getByRole("img", { name: "A tag on the basket, with the tea towel on it" })).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Tear it off" }))
    expect(screen.getByTestId("sheet")).not.toHaveAttribute("data-taped")
    expect(screen.queryByText(/^Given back/)).toBeNull()
  })

  it("is torn off by hand when it is pulled far enough, and hangs on when it is not", () => {
    open()
    const pull = (far: number) => {
      const sheet = screen.getByTestId("sheet")
      const point = (name: string, clientX: number) =>
        fireEvent(sheet, new MouseEvent(name, { button: 0, clientX, clientY: 100, bubbles: true }))
      point("pointerdown", 100)
      point("pointermove", 100 + far)
      expect(sheet).toHaveAttribute("data-held")
      point("pointerup", 100 + far)
    }
    pull(40)
    expect(shown()).toHaveTextContent(/^Week 47$/)
    pull(90)
    expect(shown()).toHaveTextContent(/^Week 48$/)
    expect(screen.getByText(/^\d of 1 in the basket$/)).toBeVisible()
  })

  it("is torn off by a press, even by a hand that trembles, but not by a scroll that begins on it", () => {
    open()
    const press = (moved: number, end: string) => {
      const sheet = screen.getByTestId("sheet")
      const point = (name: string, clientY: number) =>
        fireEvent(sheet, new MouseEvent(name, { button: 0, clientX: 100, clientY, bubbles: true }))
      point("pointerdown", 100)
      point("pointermove", 100 + moved)
      point(end, 100 + moved)
    }
    press(2, "pointercancel")
    expect(shown()).toHaveTextContent(/^Week 47$/)
    press(4, "pointerup")
    expect(shown()).toHaveTextContent(/^Week 48$/)
    press(20, "pointerup")
    expect(shown()).toHaveTextContent(/^Week 48$/)
  })

  it("says what is wrong with a week at its own field, and lets one type on", async () => {
    const { user } = open("?week=2025-W53")
    const week = screen.getByRole("textbox", { name: "Week" })
    expect(week).toBeInvalid()
    expect(week).toHaveAccessibleDescription("The year 2025 has 52 weeks.")
    const year = screen.getByRole("textbox", { name: "Year" })
    await user.clear(year)
    expect(year).toHaveValue("")
    expect(year).toHaveAccessibleDescription("The year is a whole number from 1583 to 9999.")
    await user.type(year, "2026")
    expect(year).toBeValid()
    expect(screen.getByText("Monday 28 December 2026")).toBeInTheDocument()
  })

  it("lists the years of 53 weeks", async () => {
    const { user } = open()
    expect(screen.getByText(/^18 of the 100 years from 2000 to 2099 have 53 weeks\.$/)).toBeInTheDocument()
    const to = screen.getByRole("textbox", { name: "To the year" })
    await user.clear(to)
    await user.type(to, "2399")
    expect(screen.getByText("71 of the 400 years from 2000 to 2399 have 53 weeks.")).toBeInTheDocument()
    expect(screen.getByText(/^2004, 2009, 2015, 2020, 2026,/)).not.toHaveTextContent("more")
    await user.clear(to)
    await user.type(to, "9999")
    expect(screen.getByText(/and 1,349 more that don't fit here\.$/)).toBeInTheDocument()
    await user.clear(to)
    await user.type(to, "1999")
    expect(to).toHaveAccessibleDescription("The last year is a whole number from 2000 to 9999.")
  })

  it("knows no present before it runs, and finds no fault with anything yet", () => {
    const html = renderToString(<WeekNumber />)
    expect(html).not.toMatch(/its day|Choose a day|whole number|aria-invalid="true"/)
    expect(html).toContain("18 of the 100 years")
  })

  it("agrees with itself wherever a day of the year is looked up", () => {
    for (let n = 0; n < 366; n++) {
      const day = addDays({ year: 2024, month: 1, day: 1 }, n)
      expect(daysOf(weekOf(day)).map(dayCode)).toContain(dayCode(day))
    }
  })

  it("takes over its static HTML without a word", async () => {
    window.history.replaceState(null, "", "/?week=2025-W53&day=2020-02-29")
    expect(await hydrationErrors(<WeekNumber />)).toEqual([])
  })
})

import { act, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import { renderToString } from "react-dom/server"
import IsItMyBirthday from "../../src/embeds/is-it-my-birthday/IsItMyBirthday"
import {
  type Birthday,
  daysIn,
  insteads,
  inYear,
  isBirthday,
  longDay,
  rattle,
  standing,
} from "../../src/embeds/is-it-my-birthday/logic"
import { storedBirthday } from "../../src/embeds/is-it-my-birthday/storedBirthday"
import { readRaw } from "../../src/hooks/storage/storageBackend"
import { read, remove, write } from "../../src/hooks/storage/useStorage"
import { dayAt, dayNumber } from "../../src/lib/calendar/calendarDay"
import { partsAt } from "../../src/lib/calendar/wallClock"
import { inDays } from "../../src/lib/text/duration"

const born = (day: number, month: number, instead: Birthday["instead"] = "28 February"): Birthday => ({
  day,
  month,
  instead,
})
const on = (day: string) => {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number)
  return { year, month, day: date }
}
const aBirthday = fc
  .record({
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 31 }),
    instead: fc.constantFrom(...insteads),
  })
  .filter(isBirthday)
const aDay = fc.integer({ min: dayNumber(on("1900-01-01")), max: dayNumber(on("2200-12-31")) }).map(dayAt)

describe("a birthday", () => {
  it.each([
    ["2025-08-03", born(4, 8), false, "2025-08-04", 1],
    ["2025-08-04", born(4, 8), true, "2026-08-04", 365],
    ["2025-08-05", born(4, 8), false, "2026-08-04", 364],
    ["2024-12-30", born(31, 12), false, "2024-12-31", 1],
    ["2024-12-31", born(31, 12), true, "2025-12-31", 365],
    ["2025-01-01", born(31, 12), false, "2025-12-31", 364],
    ["2024-12-31", born(1, 1), false, "2025-01-01", 1],
    ["2024-02-29", born(1, 3), false, "2024-03-01", 1],
    ["2023-03-01", born(1, 3), true, "2024-03-01", 366],
  ])("on %s, of %j: %s, and next on %s, after %i", (today, birthday, isToday, next, days) => {
    expect(standing(on(today), birthday)).toEqual({ isToday, next: on(next), days, nextLeapDay: null })
  })

  it("comes once a year, and on each day of it the count is right", () => {
    fc.assert(
      fc.property(aBirthday, aDay, (birthday, today) => {
        const { next, days, isToday } = standing(today, birthday)
        expect(standing(next, birthday).isToday).toBe(true)
        expect(days).toBeLessThanOrEqual(366)
        expect(dayNumber(today) + days).toBe(dayNumber(next))
        const between = Array.from({ length: days - 1 }, (_, i) => dayAt(dayNumber(today) + 1 + i))
        expect(between.filter(day => standing(day, birthday).isToday)).toEqual([])
        expect(isToday).toBe(dayNumber(inYear(birthday, today.year)) === dayNumber(today))
      }),
      { numRuns: 40 },
    )
  })

  it("begins and ends with the day of whoever has it, wherever that is", () => {
    const yes = (iso: string, zone: string) => standing(partsAt(Date.parse(iso), zone), born(30, 3)).isToday
    // The clocks of Helsinki went forward on 30 March 2025.
    expect(yes("2025-03-29T23:59:59+02:00", "Europe/Helsinki")).toBe(false)
    expect(yes("2025-03-30T00:00:00+02:00", "Europe/Helsinki")).toBe(true)
    expect(yes("2025-03-30T23:59:59+03:00", "Europe/Helsinki")).toBe(true)
    expect(yes("2025-03-31T00:00:00+03:00", "Europe/Helsinki")).toBe(false)
    expect(yes("2025-03-29T23:59:59-10:00", "Pacific/Honolulu")).toBe(false)
    expect(yes("2025-03-30T00:00:00-10:00", "Pacific/Honolulu")).toBe(true)
    expect(yes("2025-03-31T00:00:00-10:00", "Pacific/Honolulu")).toBe(false)
    expect(yes("2025-03-29T23:59:59+14:00", "Pacific/Kiritimati")).toBe(false)
    expect(yes("2025-03-30T00:00:00+14:00", "Pacific/Kiritimati")).toBe(true)
    expect(yes("2025-03-31T00:00:00+14:00", "Pacific/Kiritimati")).toBe(false)
  })

  it("is a day that there is", () => {
    expect([1, 2, 4, 12].map(daysIn)).toEqual([31, 29, 30, 31])
    expect(isBirthday(born(29, 2))).toBe(true)
    expect(isBirthday(born(30, 2))).toBe(false)
    expect(isBirthday(born(31, 4))).toBe(false)
    expect(isBirthday(born(0, 0))).toBe(false)
    expect(isBirthday(born(1.5, 1))).toBe(false)
  })

  it("is written out with its weekday", () => {
    expect(longDay(on("2025-08-08"))).toBe("Friday 8 August 2025")
    expect(longDay(on("2024-02-29"))).toBe("Thursday 29 February 2024")
    expect(inDays(1)).toBe("tomorrow")
    expect(inDays(2)).toBe("in 2 days")
  })
})

describe("a birthday of 29 February", () => {
  const yes = (day: string, instead: Birthday["instead"]) => standing(on(day), born(29, 2, instead)).isToday

  it("is on the 29th and nothing else in a leap year, whatever was chosen", () => {
    for (const instead of insteads) {
      expect(["2024-02-28", "2024-02-29", "2024-03-01"].map(day => yes(day, instead))).toEqual([
        false,
        true,
        false,
      ])
    }
  })

  it("is on the day that was chosen in other years, 2100 among them", () => {
    for (const year of [2023, 2025, 2100]) {
      const days = [`${year}-02-28`, `${year}-03-01`]
      expect(days.map(day => yes(day, "28 February"))).toEqual([true, false])
      expect(days.map(day => yes(day, "1 March"))).toEqual([false, true])
    }
  })

  it("has its next real one named, today not counted, over 2100 too", () => {
    const real = (day: string) => standing(on(day), born(29, 2)).nextLeapDay
    expect(real("2024-02-28")).toEqual(on("2024-02-29"))
    expect(real("2024-02-29")).toEqual(on("2028-02-29"))
    expect(real("2096-02-29")).toEqual(on("2104-02-29"))
    expect(real("2096-03-01")).toEqual(on("2104-02-29"))
  })
})

describe("is it my birthday", () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date(2025, 7, 3, 23, 59, 30) }))
  afterEach(() => {
    jest.useRealTimers()
    act(() => remove(storedBirthday))
  })

  const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  const answer = () => screen.getAllByRole("status")[0]?.textContent
  const facts = () => screen.getAllByRole("status")[1]
  const remember = () => screen.getByRole("checkbox", { name: "Remember it" })

  async function say(day: string, month: string) {
    const hands = user()
    await hands.selectOptions(screen.getByLabelText("Month"), month)
    await hands.selectOptions(screen.getByLabelText("Day"), day)
    return hands
  }

  it("says nothing before it runs or is told, and takes over without a word, also when it remembers", () => {
    write(storedBirthday, born(3, 8))
    const container = document.createElement("div")
    container.innerHTML = renderToString(<IsItMyBirthday />)
    expect(container).toHaveTextContent(/\? ?When is it/)
    const complain = jest.spyOn(console, "error")
    render(<IsItMyBirthday />, { container, hydrate: true })
    expect(complain).not.toHaveBeenCalled()
    complain.mockRestore()
  })

  it("waits until both the day and the month are told", async () => {
    render(<IsItMyBirthday />)
    await user().selectOptions(screen.getByLabelText("Month"), "August")
    expect(answer()).toBe("?")
    expect(remember()).toBeDisabled()
    await user().selectOptions(screen.getByLabelText("Day"), "4")
    expect(answer()).toBe("No")
    expect(facts()).toHaveTextContent("It is tomorrow, on Monday 4 August 2025.")
  })

  it("says yes as the day comes, with a cake, and no as it goes", async () => {
    render(<IsItMyBirthday />)
    await say("4", "August")
    expect(screen.queryByRole("region", { name: "Cake" })).not.toBeInTheDocument()
    act(() => void jest.advanceTimersByTime(31_000))
    expect(answer()).toBe("Yes")
    expect(facts()).toHaveTextContent(
      "Congratulations. The next one is in 365 days, on Tuesday 4 August 2026.",
    )
    expect(screen.getByRole("region", { name: "Cake" })).toBeInTheDocument()
    act(() => void jest.advanceTimersByTime(24 * 3_600_000 - 3_600_000))
    expect(answer()).toBe("Yes")
    act(() => void jest.advanceTimersByTime(3_600_000))
    expect(answer()).toBe("No")
  })

  it("has the cake in its box on other days, which had better not be shaken", async () => {
    render(<IsItMyBirthday />)
    const hands = await say("5", "August")
    expect(screen.getByRole("img")).toHaveAccessibleName(
      "A cake box with a ribbon, not to be opened for 2 days",
    )
    const shake = screen.getByRole("button", { name: "Shake the box" })
    await hands.click(shake)
    expect(screen.getByText("Something slid.")).toBeInTheDocument()
    await hands.click(shake)
    await hands.click(shake)
    expect(screen.getByText("It was a cake. It can be mended in 2 days.")).toBeInTheDocument()
    expect([rattle(0, 2), rattle(2, 2), rattle(3, null), rattle(7, 2)]).toEqual([
      "",
      "Something fell over.",
      "It was somebody's cake.",
      "Crumbs.",
    ])
    await hands.click(shake)
    expect(screen.getByText("The lid is off, and some of it is on your screen.")).toBeInTheDocument()
    await hands.click(screen.getByRole("button", { name: "Wipe the screen" }))
    expect(screen.getByText("Your sleeve is strawberry now.")).toBeInTheDocument()
    await hands.click(screen.getByRole("button", { name: "Put the lid back on" }))
    expect(screen.getByText("The lid is back on. It was like this when you came.")).toBeInTheDocument()
    expect(shake).toHaveTextContent("Shake the box")
    expect(shake).toHaveFocus()
  })

  it("has a cake on the day that comes out as its box was treated", async () => {
    render(<IsItMyBirthday />)
    await say("4", "August")
    const shake = screen.getByRole("button", { name: "Shake the box" })
    for (let i = 0; i < 6; i++) await user().click(shake)
    act(() => void jest.advanceTimersByTime(31_000))
    expect(screen.getByTestId("cake")).toHaveAttribute("data-ruin", "4")
    expect(screen.getByText("Somebody has shaken it. It tastes the same.")).toBeVisible()
    await user().click(screen.getByRole("button", { name: "Blow" }))
    expect(screen.getByText(/^All out\./)).toBeVisible()
  })

  it("has a whole cake for whoever left the box alone", async () => {
    render(<IsItMyBirthday />)
    await say("3", "August")
    expect(screen.getByTestId("cake")).not.toHaveAttribute("data-ruin")
    expect(screen.getByText("5 of 5 candles burning.")).toBeVisible()
  })

  it("keeps nothing unless it is told to, and forgets when told to", async () => {
    render(<IsItMyBirthday />)
    const hands = await say("4", "August")
    expect(readRaw("is-it-my-birthday")).toBeNull()
    await hands.click(remember())
    expect(read(storedBirthday)).toEqual(born(4, 8))
    await hands.selectOptions(screen.getByLabelText("Day"), "5")
    expect(read(storedBirthday)).toEqual(born(5, 8))
    await hands.click(remember())
    expect(read(storedBirthday)).toBeNull()
    expect(facts()).toHaveTextContent("5 August")
    await hands.click(remember())
    await hands.click(screen.getByRole("button", { name: "Forget it" }))
    expect(read(storedBirthday)).toBeNull()
    expect(answer()).toBe("?")
    expect(screen.getByLabelText("Day")).toHaveValue("0")
  })

  it("answers at once when it remembers, and doesn't believe what can't be", () => {
    write(storedBirthday, born(3, 8))
    const { unmount } = render(<IsItMyBirthday />)
    expect(answer()).toBe("Yes")
    expect(remember()).toBeChecked()
    unmount()
    act(() => write(storedBirthday, born(31, 2)))
    render(<IsItMyBirthday />)
    expect(answer()).toBe("?")
  })

  it("asks those born on 29 February what they do in other years", async () => {
    jest.setSystemTime(new Date(2025, 1, 28, 12))
    render(<IsItMyBirthday />)
    const hands = await say("29", "February")
    const choice = within(screen.getByRole("radiogroup", { name: /In years without/ }))
    expect(choice.getByLabelText("28 February")).toBeChecked()
    expect(answer()).toBe("Yes")
    await hands.click(choice.getByLabelText("1 March"))
    expect(answer()).toBe("No")
    expect(facts()).toHaveTextContent("It is tomorrow, on Saturday 1 March 2025.")
    expect(facts()).toHaveTextContent("The next real one is Tuesday 29 February 2028.")
  })

  it("takes the day back when the month doesn't have it", async () => {
    render(<IsItMyBirthday />)
    const hands = await say("31", "August")
    await hands.selectOptions(screen.getByLabelText("Month"), "April")
    expect(screen.getByLabelText("Day")).toHaveValue("0")
    expect(screen.queryByRole("option", { name: "31" })).not.toBeInTheDocument()
    expect(answer()).toBe("?")
  })

  it("has candles to be blown out, by hand or by keyboard, one by one or all at once", async () => {
    write(storedBirthday, born(3, 8))
    render(<IsItMyBirthday />)
    const hands = user()
    const cake = within(screen.getByRole("region", { name: "Cake" }))
    await hands.click(cake.getByRole("button", { name: "Candle 2" }))
    expect(cake.getByRole("status")).toHaveTextContent("4 of 5 candles burning.")
    cake.getByRole("button", { name: "Candle 5" }).focus()
    await hands.keyboard("{Enter}")
    expect(cake.getByRole("status")).toHaveTextContent("3 of 5 candles burning.")
    await hands.click(cake.getByRole("button", { name: "Blow" }))
    expect(cake.getByRole("status")).toHaveTextContent(/^All out/)
    await hands.click(cake.getByRole("button", { name: "Light them again" }))
    expect(cake.getAllByRole("button", { pressed: true })).toHaveLength(5)
  })
})

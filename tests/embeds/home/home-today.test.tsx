import { act, screen } from "@testing-library/react"
import HomeToday from "../../../src/embeds/home/home-today/HomeToday"
import { dailyRecord } from "../../../src/hooks/storage/today"
import { write } from "../../../src/hooks/storage/useStorage"
import { dayNumber } from "../../../src/lib/calendar/calendarDay"
import { emptyRecord, type Mark } from "../../../src/lib/game/daily"
import { visit } from "../../jest/visit"

const today = dayNumber({ year: 2026, month: 11, day: 29 })
const at = "2026-11-29T10:00:00Z"
const stampOf = (day: number, ...marks: (Mark | null)[]) => ({ day, marks })

describe("the games of the day on the front page", () => {
  it("are one link, with the date of Helsinki", () => {
    visit(<HomeToday />, { at: "2026-11-29T22:30:00Z" })
    const link = screen.getByRole("link", { name: /^Four small games for 30 November\. A minute each\.$/ })
    expect(link).toHaveAttribute("href", "/today")
  })

  it("say what has been made of them, and how many days in a row", () => {
    visit(<HomeToday />, { at })
    act(() =>
      write(dailyRecord, {
        ...emptyRecord,
        stamps: [stampOf(today - 1, 1, 1, 1, 1), stampOf(today, 3, 3, 2, 2)],
      }),
    )
    expect(screen.getByRole("link", { name: /Yours: 10 of 12, 2 days in a row\.$/ })).toBeVisible()
  })

  it("say that one has begun", () => {
    visit(<HomeToday />, { at })
    act(() => write(dailyRecord, { ...emptyRecord, stamps: [stampOf(today, 3, null, null, null)] }))
    expect(screen.getByRole("link", { name: /You have begun\.$/ })).toBeVisible()
  })
})

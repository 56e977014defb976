/** When it is Thursday the 20th, and the decades that one can look through. */
import type { Day } from "../../../lib/calendar/calendarDay"
import { type MonthOfYear, monthsWith, nextMonthWith, thursday20th } from "./weekdayOfMonth"

/** The centuries of which the decades can be looked at: 400 years, after which the calendar repeats itself. */
export const centuries = [1900, 2000, 2100, 2200] as const

/** The first year of the decade that the address asks for, as "2020"; null where it asks for none that is here. */
export function readDecade(text: string | null): number | null {
  if (text === null || !/^\d{3}0$/.test(text)) return null
  const year = Number(text)
  return year >= centuries[0] && year < centuries[0] + 400 ? year : null
}

/** The first year of the decade that is shown in a year when none is asked for. */
export function decadeOf(year: number): number {
  const last = centuries[0] + 390
  return Math.min(last, Math.max(centuries[0], Math.floor(year / 10) * 10))
}

/** The first year of the century of a year, 1900 for 1999. */
export function centuryOf(year: number): number {
  return Math.floor(year / 100) * 100
}

export type Next = MonthOfYear & {
  /** Whole days until it, 0 on the day itself. */
  days: number
}

const midnight = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day)

/** The next Thursday the 20th on a day or after it, and the one after that; `torn` says how many are passed over. */
export function nextOnes(today: Day, torn = 0): [Next, Next] {
  const away = ({ year, month }: MonthOfYear) =>
    (midnight(year, month, 20) - midnight(today.year, today.month, today.day)) / 86_400_000
  let first = nextMonthWith(thursday20th, today)
  for (let i = 0; i < torn; i++) first = nextMonthWith(thursday20th, { ...first, day: 21 })
  const second = nextMonthWith(thursday20th, { ...first, day: 21 })
  return [
    { ...first, days: away(first) },
    { ...second, days: away(second) },
  ]
}

/** How long it is to a day some days away, from 0. */
export function waitText(days: number): string {
  if (days === 0) return "It is today. Everything is as usual, which is suspicious."
  if (days === 1) return "It is tomorrow. There is still time to be elsewhere."
  return `It is in ${days.toLocaleString("en-GB")} days.`
}

export type YearRow = { year: number; months: number[] }

/** The ten years of a decade, from its first year, each with the months that have a Thursday the 20th. */
export function decadeRows(first: number): YearRow[] {
  const found = monthsWith(thursday20th, first, first + 9)
  return Array.from({ length: 10 }, (_, i) => ({
    year: first + i,
    months: found.filter(({ year }) => year === first + i).map(({ month }) => month),
  }))
}

/** Which way an eye looks that sees something so many pixels to its right and below it: -1 to 1 each way, less nearby. */
export function gaze(right: number, down: number): { x: number; y: number } {
  const far = Math.max(120, Math.hypot(right, down))
  return { x: right / far, y: down / far }
}

/** Finds Thursdays the 20th, and the decades that can be browsed. */
import type { Day } from "../../../lib/calendar/calendarDay"
import { type MonthOfYear, monthsWith, nextMonthWith, thursday20th } from "./weekdayOfMonth"

/** The centuries that can be browsed: 400 years, after which the calendar repeats itself. */
export const centuries = [1900, 2000, 2100, 2200] as const

/** Parses the first year of a decade in the address, "2020"; null if it isn't supported. */
export function readDecade(text: string | null): number | null {
  if (text === null || !/^\d{3}0$/.test(text)) return null
  const year = Number(text)
  return year >= centuries[0] && year < centuries[0] + 400 ? year : null
}

/** Returns the first year of the decade of a year, clamped to the supported ones. */
export function decadeOf(year: number): number {
  const last = centuries[0] + 390
  return Math.min(last, Math.max(centuries[0], Math.floor(year / 10) * 10))
}

/** Returns the first year of the century of a year: 1900 for 1999. */
export function centuryOf(year: number): number {
  return Math.floor(year / 100) * 100
}

export type Next = MonthOfYear & {
  /** Whole days until then, 0 on the day itself. */
  days: number
}

const midnight = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day)

/** Returns the next two Thursdays the 20th from a day on, itself included, after skipping `torn` of them. */
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

/** A leaf of the calendar: a day, and how far it is from today. */
export type Sheet = Day & {
  /** 0 (Sunday) to 6. */
  weekday: number
  /** Days until the next Thursday the 20th, 0 on it. */
  left: number
  /** The days that came off with the last tear. */
  handful: number
  /** The Thursdays the 20th torn off so far. */
  met: number
}

/**
 * Returns the leaf that is seen after some tears: each takes twice as many days as the one before it, and none goes
 * past a Thursday the 20th. From there each tear leads to the next.
 */
export function sheetAfter(today: Day, tears: number): Sheet {
  const wait = nextOnes(today)[0].days
  const toFirst = Math.ceil(Math.log2(wait + 1))
  const offsetAfter = (count: number) => {
    if (count <= toFirst) return Math.min(wait, 2 ** count - 1)
    return nextOnes(today, count - toFirst)[0].days
  }
  const offset = offsetAfter(tears)
  const date = new Date(midnight(today.year, today.month, today.day) + offset * 86_400_000)
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
    left: Math.max(0, wait - offset),
    handful: tears === 0 ? 0 : offset - offsetAfter(tears - 1),
    met: Math.max(0, tears - toFirst),
  }
}

/** Describes a tear. */
export function tearText({ left, handful, met }: Sheet): string {
  if (left > 0) {
    const off = handful === 1 ? "One day is off" : `${handful} days are off`
    return `${off}. ${left === 1 ? "One day" : `${left.toLocaleString("en-GB")} days`} to go.`
  }
  if (met === 0) return "Thursday the 20th. Do not look up."
  if (met === 1) return "Another one. The first has seen where you live."
  return `${met} on the floor, awake. This makes ${met + 1}.`
}

/** Describes the wait for a number of days, from 0. */
export function waitText(days: number): string {
  if (days === 0) return "It is today. Everything is as usual, which is suspicious."
  if (days === 1) return "It is tomorrow. There is still time to be elsewhere."
  return `It is in ${days.toLocaleString("en-GB")} days.`
}

export type YearRow = { year: number; months: number[] }

/** Returns the ten years of a decade, each with the months that have a Thursday the 20th. */
export function decadeRows(first: number): YearRow[] {
  const found = monthsWith(thursday20th, first, first + 9)
  return Array.from({ length: 10 }, (_, i) => ({
    year: first + i,
    months: found.filter(({ year }) => year === first + i).map(({ month }) => month),
  }))
}

/**
 * Returns the direction of an eye's gaze towards a point, given in pixels to its right and below it: -1 to 1 in
 * each axis, less when near.
 */
export function gaze(right: number, down: number): { x: number; y: number } {
  const distance = Math.max(120, Math.hypot(right, down))
  return { x: right / distance, y: down / distance }
}

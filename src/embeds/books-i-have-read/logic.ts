/** A reading goal as a loan: what is missed in one year is owed in the next, and every year adds a goal of its own. */
import { dayAt, dayKey } from "../../lib/calendar/calendarDay"
import type { ReadingYear } from "./schema"

/** What the shelf knows of a book. */
export type Book = { title: string; author: string; pages: number; language: string }

const dayMilliseconds = 86_400_000
/** Days in a year of the Gregorian calendar, on average. */
const yearDays = 365.2425

/** The day on which a year is due, as milliseconds since 1970: the first moment of the next one, in UTC. */
function endOf(year: number): number {
  return Date.UTC(year + 1, 0, 1)
}

/** The books that are owed at the end of a year: what was promised by then, less what was read. */
export function owedAfter(years: readonly ReadingYear[], year: number): number {
  return years.reduce((sum, each) => (each.year > year ? sum : sum + each.goal - each.books.length), 0)
}

export type Loan = {
  /** Pages of the mean book that has been read. */
  mean: number
  /** Pages owed when the last year of the list began. */
  pages: number
  /** Pages that each day adds. */
  daily: number
  /** When that was, in milliseconds since 1970. */
  from: number
}

/**
 * The loan, in pages, from the beginning of the list's last year: until then what was promised and not read, and after
 * it a day's part of that year's goal for every day. What was read in the last year has been taken off.
 */
export function loanOf(years: readonly ReadingYear[], books: readonly Book[]): Loan {
  const titles = new Set(years.flatMap(each => each.books.map(book => book.title)))
  const read = books.filter(book => titles.has(book.title))
  const mean = read.reduce((sum, book) => sum + book.pages, 0) / Math.max(1, read.length)
  const last = years.at(-1)
  const owed = last ? owedAfter(years, last.year) - last.goal : 0
  return {
    mean,
    pages: owed * mean,
    daily: ((last?.goal ?? 0) * mean) / yearDays,
    from: endOf((last?.year ?? 1998) - 1),
  }
}

/** Pages owed at an instant, in milliseconds since 1970, by somebody for whom others have read some pages. */
export function owedAt({ pages, daily, from }: Loan, instant: number, helped = 0): number {
  return pages + (daily * Math.max(0, instant - from)) / dayMilliseconds - helped
}

/** How long one page keeps the debt where it is, in minutes. */
export function minutesPerPage({ daily }: Loan): number {
  return daily > 0 ? (24 * 60) / daily : Number.POSITIVE_INFINITY
}

/** The day on which nothing is owed at so many pages a day from an instant on; null for never, and after the year 9999. */
export function freeOn(loan: Loan, instant: number, pagesPerDay: number, helped = 0): string | null {
  const gained = pagesPerDay - loan.daily
  if (gained <= 0) return null
  const day = Math.ceil(instant / dayMilliseconds + owedAt(loan, instant, helped) / gained)
  return day > Date.UTC(9999, 11, 31) / dayMilliseconds ? null : dayKey(dayAt(day))
}

/** How a year went: pages, pages a day, and days a book; the last year counts as far as its last book. */
export function paceOf({ year, books: read }: ReadingYear, books: readonly Book[], isLast: boolean) {
  const pages = read.reduce(
    (sum, { title }) => sum + (books.find(book => book.title === title)?.pages ?? 0),
    0,
  )
  const end =
    isLast && read.length > 0 ? Date.parse(read.at(-1)?.finished ?? "") + dayMilliseconds : endOf(year)
  const days = Math.round((end - endOf(year - 1)) / dayMilliseconds)
  return { pages, days, perDay: pages / days, daysPerBook: read.length > 0 ? days / read.length : null }
}

/** A reading goal as a loan: a year's deficit is owed in the next year, and every year adds its own goal. */
import type { ReadingYear } from "./schema"

/** The facts about a book on the shelf. */
export type Book = { title: string; author: string; pages: number; language: string }

const dayMs = 86_400_000
/** The mean year of the Gregorian calendar in days. */
const yearDays = 365.2425

/** Returns the end of a year in milliseconds since 1970: the first instant of the next one in UTC. */
function endOf(year: number): number {
  return Date.UTC(year + 1, 0, 1)
}

/** Returns the number of books owed at the end of a year: all goals up to then, less the books read. */
export function owedAfter(years: readonly ReadingYear[], year: number): number {
  return years.reduce((sum, each) => (each.year > year ? sum : sum + each.goal - each.books.length), 0)
}

export type Loan = {
  /** The mean number of pages of the books read. */
  mean: number
  /** The pages owed at `from`. */
  pages: number
  /** The pages added each day. */
  daily: number
  /** The start of the last year on the list, in milliseconds since 1970. */
  from: number
}

/**
 * Returns the loan in pages from the start of the last year on the list: the deficit until then, and for each day
 * after it the daily share of that year's goal. The books read in the last year are already deducted.
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

/** The number of pages read for him that encourage him to promise another book. */
export const pagesPerPromise = 10

/** Returns the number of books he has promised because so much was read for him. */
export const promisesAfter = (helped: number) => Math.floor(helped / pagesPerPromise)

/**
 * Returns the pages owed at an instant in milliseconds since 1970, less the pages `helped` by others, plus the books
 * that he has promised at the sight of them.
 */
export function owedAt({ mean, pages, daily, from }: Loan, instant: number, helped = 0): number {
  return pages + (daily * Math.max(0, instant - from)) / dayMs - helped + promisesAfter(helped) * mean
}

/** Returns the minutes until the debt grows by a page; infinity if it does not grow. */
export function minutesPerPage({ daily }: Loan): number {
  return daily > 0 ? (24 * 60) / daily : Number.POSITIVE_INFINITY
}

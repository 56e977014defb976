/** The sentences about a year, and about the pages that were read for him. */
import { formatDuration } from "../../lib/text/duration"
import { pluralise } from "../../lib/text/pluralise"
import { type Loan, minutesPerPage, pagesPerPromise, promisesAfter } from "./logic"

/** Formats a duration as "2 hours and 30 minutes"; from two days on in days alone. */
function minutesText(minutes: number): string {
  if (minutes < 120) return pluralise(minutes, "minute")
  return minutes < 2880
    ? formatDuration(minutes * 60_000, { from: "hour", to: "minute", long: true })
    : pluralise(Math.round(minutes / 1440), "day")
}

/** Describes the help so far. Every tenth page wakes him, and he promises another book. */
export function helpText(loan: Loan, pages: number): string {
  const minutes = Math.round(minutesPerPage(loan))
  if (pages === 0) return `One page holds the debt still for ${minutesText(minutes)}.`
  const promises = promisesAfter(pages)
  if (pages % pagesPerPromise === 0)
    return `He woke up, saw how well it goes, and promised ${promises === 1 ? "one more book" : "yet another book"}. Plus ${Math.round(loan.mean)} pages.`
  if (promises > 0)
    return `${pluralise(pages, "page")} by you. Since then he has promised ${pluralise(promises, "book")}. Please read quietly.`
  return `${pluralise(pages, "page")} by you. The debt is back where it was ${minutesText(pages * minutes)} ago.`
}

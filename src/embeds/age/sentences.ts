/** Formats ages as text. */

import { type Day, dayNumber } from "../../lib/calendar/calendarDay"
import { pluralise } from "../../lib/text/pluralise"
import { type Age, type Span, spanBetween } from "./logic"

/** Formats a span as "40 years, 8 months and 1 day", zeros included. */
export function spanInWords({ years, months, days }: Span): string {
  return `${pluralise(years, "year")}, ${pluralise(months, "month")} and ${pluralise(days, "day")}`
}

/** Formats the whole age, for the clipboard and screen readers. */
export function ageInWords(age: Age): string {
  const { years, months, days, hours, minutes, seconds } = age
  const parts = [
    pluralise(years, "year"),
    pluralise(months, "month"),
    pluralise(days, "day"),
    pluralise(hours, "hour"),
    pluralise(minutes, "minute"),
  ]
  return `${parts.join(", ")} and ${pluralise(seconds, "second")}`
}

/** Formats a number with a fixed number of decimals and thousands separators. */
export function decimals(n: number, count: number): string {
  return n.toLocaleString("en-GB", { minimumFractionDigits: count, maximumFractionDigits: count })
}

/** Describes his age on a day in a sentence. */
export function onDay(born: Day, asked: Day): string {
  const span = spanBetween(born, asked)
  if (dayNumber(born) === dayNumber(asked))
    return "On that day he is born. He is 3 grams, and has no plans for a page."
  if (span && span.years > 9000) return "By then it will have been forgotten whose page this was."
  if (span) return `On that day he is ${spanInWords(span)} old, with or without you.`
  const wait = dayNumber(born) - dayNumber(asked)
  return `On that day he is not born yet. It takes another ${pluralise(wait, "day")}, and everybody is nervous.`
}

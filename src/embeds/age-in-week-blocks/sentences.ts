/** What the page says of a life and of a week in it. */

import { dayAt } from "../../lib/calendar/calendarDay"
import { longDate } from "../../lib/calendar/longDate"
import { pluralise } from "../../lib/text/pluralise"
import { keyOf, type Place, yearAndWeek } from "./logic"

const text = (n: number) => n.toLocaleString("en-GB")

/** "12 to 18 May 2024", as short as two days can be. */
export function weekDays(born: number, week: number): string {
  const [first, last] = [born + week * 7, born + week * 7 + 6]
  const [from, to] = [dayAt(first), dayAt(last)]
  const until = longDate(keyOf(last))
  if (from.year !== to.year) return `${longDate(keyOf(first))} to ${until}`
  if (from.month === to.month) return `${from.day} to ${until}`
  return `${longDate(keyOf(first)).replace(/ \d+$/, "")} to ${until}`
}

/** How much has been lived, of how much; `week` is the present one, from 0, and `total` that of the years expected. */
export function standing(week: number, total: number, years: number): string {
  const lived = `${pluralise(week, "whole week")} lived; this one is number ${text(week + 1)}.`
  const over = week + 1 - total
  if (over > 0) {
    return `${lived} ${pluralise(years, "year")} ${years === 1 ? "was" : "were"} expected, which was ${pluralise(over, "week")} ago. You are welcome to stay.`
  }
  return `${lived} There are ${text(total)} in ${pluralise(years, "year")}: ${((week / total) * 100).toFixed(1)}% have been used. No receipts are needed.`
}

/** A week in a sentence: its number, its days and how old one was. */
export function weekSentence(born: number, week: number, starts: readonly number[], now: number): string {
  const place = yearAndWeek(starts, week)
  const when = week === now ? "This week" : week < now ? "A week gone by" : "A week to come"
  return `${when}: number ${text(week + 1)}, ${weekDays(born, week)}${place ? `, ${age(place)}` : ""}.`
}

function age({ row, column }: Place): string {
  return `week ${column + 1} of the year of being ${row}`
}

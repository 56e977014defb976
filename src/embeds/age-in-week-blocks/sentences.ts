/** Describes a life and its weeks in sentences. */

import { dayAt } from "../../lib/calendar/calendarDay"
import { longDate } from "../../lib/calendar/longDate"
import { pluralise } from "../../lib/text/pluralise"
import { keyOf, type Place, placeOf } from "./logic"

const text = (n: number) => n.toLocaleString("en-GB")

/** Formats the days of a week as briefly as possible: "12 to 18 May 2024". */
export function weekDays(born: number, week: number): string {
  const [first, last] = [born + week * 7, born + week * 7 + 6]
  const [from, to] = [dayAt(first), dayAt(last)]
  const until = longDate(keyOf(last))
  if (from.year !== to.year) return `${longDate(keyOf(first))} to ${until}`
  if (from.month === to.month) return `${from.day} to ${until}`
  return `${longDate(keyOf(first)).replace(/ \d+$/, "")} to ${until}`
}

/**
 * Describes how much of a life has been lived. `week` is the current week from 0, `total` the number of weeks
 * expected.
 */
export function lifeStatus(week: number, total: number, years: number): string {
  const lived = `${pluralise(week, "whole week")} lived; this one is number ${text(week + 1)}.`
  const over = week + 1 - total
  if (over > 0) {
    return `${lived} ${pluralise(years, "year")} ${years === 1 ? "was" : "were"} expected, which was ${pluralise(over, "week")} ago. You are welcome to stay.`
  }
  return `${lived} There are ${text(total)} in ${pluralise(years, "year")}: ${((week / total) * 100).toFixed(1)}% have been used. No receipts are needed.`
}

/** Describes a week: its number, its days and the age in it. */
export function weekSentence(born: number, week: number, starts: readonly number[], now: number): string {
  const place = placeOf(starts, week)
  const when = week === now ? "This week" : week < now ? "A week gone by" : "A week to come"
  return `${when}: number ${text(week + 1)}, ${weekDays(born, week)}${place ? `, ${age(place)}` : ""}.`
}

function age({ row, column }: Place): string {
  return `week ${column + 1} of the year of being ${row}`
}

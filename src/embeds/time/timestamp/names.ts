/** Tells months and weekdays by their names in English and in Finnish, also by the beginnings that people write. */
import { monthName, weekdayName } from "../../../lib/calendar/dayNames"

/** A letter of a name, as part of a regular expression's class; without regard to case. */
export const letter = "a-zåäö"

const finnishMonths = "tammi helmi maalis huhti touko kesä heinä elo syys loka marras joulu".split(" ")

/** The endings of a Finnish month: "helmi", "helmikuu", "helmikuun", "helmikuuta". */
const monthEnding = /^(?:kuu(?:ta|n)?)?$/

const finnishWeekdays = "sunnuntai maanantai tiistai keskiviikko torstai perjantai lauantai".split(" ")

const startsLong = (name: string, word: string) => word.length >= 3 && name.toLowerCase().startsWith(word)

/** The month of a name, 1 to 12; null for none. An English one may be cut off after three letters. */
export function monthOf(name: string): number | null {
  const word = name.toLowerCase()
  for (let month = 1; month <= 12; month++) {
    const finnish = finnishMonths[month - 1] ?? ""
    const isFinnish = word.startsWith(finnish) && monthEnding.test(word.slice(finnish.length))
    if (isFinnish || startsLong(monthName(month), word)) return month
  }
  return null
}

/** The weekday of a name, 0 (Sunday) to 6; null for none. Finnish ones have two letters at least, or all of them. */
export function weekdayOf(name: string): number | null {
  const word = name.toLowerCase()
  for (let weekday = 0; weekday <= 6; weekday++) {
    const finnish = finnishWeekdays[weekday] ?? ""
    const isFinnish = word === finnish.slice(0, 2) || word === finnish || word === `${finnish}na`
    if (isFinnish || startsLong(weekdayName(weekday), word)) return weekday
  }
  return null
}

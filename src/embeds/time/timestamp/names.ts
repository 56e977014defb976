/** Parses names of months and weekdays in English and Finnish, including abbreviations. */
import { monthName, weekdayName } from "../../../lib/calendar/dayNames"

/** The letters of a name, for a character class of a case-insensitive regular expression. */
export const letter = "a-zåäö"

const finnishMonths = "tammi helmi maalis huhti touko kesä heinä elo syys loka marras joulu".split(" ")

/** The inflections of a Finnish month: "helmi", "helmikuu", "helmikuun", "helmikuuta". */
const monthEnding = /^(?:kuu(?:ta|n)?)?$/

const finnishWeekdays = "sunnuntai maanantai tiistai keskiviikko torstai perjantai lauantai".split(" ")

const startsLong = (name: string, word: string) => word.length >= 3 && name.toLowerCase().startsWith(word)

/**
 * Returns the month of a name, 1 to 12; null for none. English names may be abbreviated to three letters or more.
 */
export function monthOf(name: string): number | null {
  const word = name.toLowerCase()
  for (let month = 1; month <= 12; month++) {
    const finnish = finnishMonths[month - 1] ?? ""
    const isFinnish = word.startsWith(finnish) && monthEnding.test(word.slice(finnish.length))
    if (isFinnish || startsLong(monthName(month), word)) return month
  }
  return null
}

/** Returns the weekday of a name, 0 (Sunday) to 6; null for none. Finnish names have two letters or all of them. */
export function weekdayOf(name: string): number | null {
  const word = name.toLowerCase()
  for (let weekday = 0; weekday <= 6; weekday++) {
    const finnish = finnishWeekdays[weekday] ?? ""
    const isFinnish = word === finnish.slice(0, 2) || word === finnish || word === `${finnish}na`
    if (isFinnish || startsLong(weekdayName(weekday), word)) return weekday
  }
  return null
}

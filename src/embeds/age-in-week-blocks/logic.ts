/** A life in weeks of seven days from the day of birth, in rows of a year of life each. */

import { dayAt, dayKey } from "../../lib/calendar/calendarDay"
import { trimmed } from "../../lib/text/blank"

/** One named week, by its first day as "2024-05-31" when it was named. */
export type Name = { day: string; name: string }

export type Life = {
  /** As "1986-03-21"; empty where nobody has said. */
  born: string
  /** How many years are drawn, 1 to `mostYears`. */
  years: number
  names: Name[]
}

export const maxYears = 130
export const maxNames = 1000
export const maxLetters = 60
export const nobody: Life = { born: "", years: 80, names: [] }
/** How many columns the picture has: no year has more weeks. */
export const columns = 53

/** A day's number from 1970-01-01, from "2024-05-31"; null for what is no day of the calendar. */
export function numberOf(text: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null
  const number = Date.parse(`${text}T00:00:00Z`) / 86_400_000
  return dayKey(dayAt(number)) === text ? number : null
}

export const keyOf = (number: number): string => dayKey(dayAt(number))

/** What is wrong with a day of birth, in a sentence; null where nothing is. Days are numbers from 1970-01-01. */
export function birthProblem(text: string, today: number): string | null {
  const born = numberOf(text)
  if (born === null) return "That is not a day of the calendar. Pick one, as 1986-03-21."
  if (born > today) return "That day has not been yet. Come back when you are born; there is no hurry."
  if (born < birthday(today, -maxYears))
    return `That is more than ${maxYears} years ago. No one is known to be.`
  return null
}

/** The number of a birthday: the same day some years later, and 28 February for the 29th where there is none. */
export function birthday(born: number, years: number): number {
  const { year, month, day } = dayAt(born)
  const number = Date.UTC(year + years, month - 1, day) / 86_400_000
  return dayAt(number).month === month ? number : number - 1
}

/** The number of the first week, from 0, that begins in a year of life, from 0. */
export function firstWeek(born: number, year: number): number {
  return Math.ceil((birthday(born, year) - born) / 7)
}

/** The numbers of the first weeks of so many years of life, and after them that of the week that follows. */
export function rowStarts(born: number, years: number): number[] {
  return Array.from({ length: years + 1 }, (_, year) => firstWeek(born, year))
}

/** The week, from 0, that a day is in; negative before birth. */
export function weekOf(born: number, day: number): number {
  return Math.floor((day - born) / 7)
}

export type Place = {
  /** The year of life, from 0. */
  row: number
  /** The week in it, from 0 to 52. */
  column: number
}

/** Where a week, from 0, stands in the rows that `rowStarts` gave; null past their end. */
export function yearAndWeek(starts: readonly number[], week: number): Place | null {
  const after = starts.findIndex(first => first > week)
  if (week < 0 || after < 1) return null
  return { row: after - 1, column: week - (starts[after - 1] ?? 0) }
}

/** The week that stands at a place; null where there is none. */
export function weekAt(starts: readonly number[], { row, column }: Place): number | null {
  const [first, end] = [starts[row], starts[row + 1]]
  if (first === undefined || end === undefined || column < 0 || first + column >= end) return null
  return first + column
}

/** How many rows there are to draw: those that are expected, and as many more as have been lived. */
export function rowsOf(born: number, years: number, today: number): number {
  let lived = years
  while (birthday(born, lived) <= today) lived++
  return lived
}

/** The names by week, of weeks since birth; of two in the same week the later one. */
export function namesByWeek(born: number, names: readonly Name[]): Map<number, string> {
  const found = new Map<number, string>()
  for (const { day, name } of [...names].sort((a, b) => (a.day < b.day ? -1 : 1))) {
    const number = numberOf(day)
    if (number !== null && number >= born) found.set(weekOf(born, number), name)
  }
  return found
}

/** A name as it is kept: one line, at most `mostLetters` letters. */
export function clean(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Z}]+/gu, " ").trim()
  return trimmed([...line].slice(0, maxLetters).join(""))
}

/** A life in which a week has a name; without one, where the name is empty. The same object where nothing changes. */
export function named(life: Life, week: number, name: string): Life {
  const born = numberOf(life.born)
  if (born === null || week < 0) return life
  const text = clean(name)
  if ((namesByWeek(born, life.names).get(week) ?? "") === text) return life
  const others = life.names.filter(({ day }) => {
    const number = numberOf(day)
    return number === null || weekOf(born, number) !== week
  })
  if (text === "") return { ...life, names: others }
  if (others.length >= maxNames) return life
  return { ...life, names: [...others, { day: keyOf(born + week * 7), name: text }] }
}

/** The named week after another, round to the first after the last; null where no week is named. */
export function nextNamed(names: ReadonlyMap<number, string>, week: number): number | null {
  const weeks = [...names.keys()].sort((a, b) => a - b)
  return weeks.find(each => each > week) ?? weeks[0] ?? null
}

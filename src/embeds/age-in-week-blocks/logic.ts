/** Divides a life into weeks of seven days from the day of birth, in rows of one year of life. */

import { dayAt, dayKey } from "../../lib/calendar/calendarDay"
import { trimmed } from "../../lib/text/blank"

/** A named week, stored as its first day ("2024-05-31") at the time of naming. */
export type Name = { day: string; name: string }

export type Life = {
  /** As "1986-03-21"; empty if unknown. */
  born: string
  names: Name[]
}

const maxYears = 130
export const maxNames = 1000
export const maxLetters = 60
export const nobody: Life = { born: "", names: [] }
/** The number of columns of the stack; no year of life has more weeks. */
export const columns = 53

/** Parses "2024-05-31" to days since 1970-01-01; null if the calendar has no such day. */
export function numberOf(text: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null
  const number = Date.parse(`${text}T00:00:00Z`) / 86_400_000
  return dayKey(dayAt(number)) === text ? number : null
}

/** Parses a year, a Finnish date or an ISO one to an ISO date: "1986" is its first day. Null for another text. */
export function readBorn(text: string): string | null {
  const line = text.trim()
  if (/^\d{4}$/.test(line)) return `${line}-01-01`
  const [, day = "", month = "", year = ""] = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})$/.exec(line) ?? []
  const iso = year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : line
  return numberOf(iso) === null ? null : iso
}

export const keyOf = (number: number): string => dayKey(dayAt(number))

/** Returns the error of a day of birth as a sentence, or null. Days are counted from 1970-01-01. */
export function birthProblem(text: string, today: number): string | null {
  const born = numberOf(text)
  if (born === null) return "Write a year, or a day as 21.3.1986."
  if (born > today) return "Come back when you are born. There is no hurry."
  if (born < birthday(today, -maxYears)) return "Nobody is known to be that old."
  return null
}

/** Returns a birthday in days since 1970-01-01. 29 February becomes the 28th in common years. */
export function birthday(born: number, years: number): number {
  const { year, month, day } = dayAt(born)
  const number = Date.UTC(year + years, month - 1, day) / 86_400_000
  return dayAt(number).month === month ? number : number - 1
}

/** Returns the index of the first week that begins in a year of life, both from 0. */
export function firstWeek(born: number, year: number): number {
  return Math.ceil((birthday(born, year) - born) / 7)
}

/** Returns the indexes of the first week of each year of life, plus the week after the last year. */
export function rowStarts(born: number, years: number): number[] {
  return Array.from({ length: years + 1 }, (_, year) => firstWeek(born, year))
}

/** Returns the week index of a day; negative before birth. */
export function weekOf(born: number, day: number): number {
  return Math.floor((day - born) / 7)
}

/** Maps week indexes to names; of two names in the same week the later one wins. */
export function namesByWeek(born: number, names: readonly Name[]): Map<number, string> {
  const byWeek = new Map<number, string>()
  for (const { day, name } of [...names].sort((a, b) => (a.day < b.day ? -1 : 1))) {
    const number = numberOf(day)
    if (number !== null && number >= born) byWeek.set(weekOf(born, number), name)
  }
  return byWeek
}

/** Normalises a name: one line, at most `maxLetters` letters. */
export function clean(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Z}]+/gu, " ").trim()
  return trimmed([...line].slice(0, maxLetters).join(""))
}

/** Returns a life with a week named, or unnamed if the name is empty; the same object if nothing changes. */
export function nameWeek(life: Life, week: number, name: string): Life {
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

/** The durations of a resume's entries, their order and filters, and the resume as plain text. */

import type { Compare, ListSpec } from "../../kits/list/logic"
import { monthName } from "../../lib/calendar/dayNames"
import { pluralise } from "../../lib/text/pluralise"
import type { Resume, ResumeEntry } from "./schema"

export const kinds = [
  ["all", "Everything"],
  ["work", "Work"],
  ["study", "Studies"],
  ["other", "The rest"],
] as const

/** The tellings, from the most modest to the most boastful. */
export const tellings = [
  ["less", "As the others remember it"],
  ["plain", "As it was"],
  ["more", "As told at Christmas"],
  ["most", "As I applied with"],
] as const

export type Telling = (typeof tellings)[number][0]

/** The index of the telling shown at first. */
export const defaultTelling = 1

/** Returns an entry with its title and text in a telling; those it lacks stay as they are. */
export function inTelling(entry: ResumeEntry, telling: Telling): ResumeEntry {
  const [title, text] = (telling === "plain" ? undefined : entry[telling]) ?? [entry.title, entry.text]
  return { ...entry, title, text }
}

/**
 * Rounds a number of months as a telling does: the others remember whole years, Christmas rounds up to whole years,
 * and an application rounds up to multiples of five years.
 */
export function roundedMonths(months: number, telling: Telling): number {
  if (telling === "less") return Math.floor(months / 12) * 12
  if (telling === "more") return Math.ceil(months / 12) * 12
  return telling === "most" ? Math.ceil(months / 60) * 60 : months
}

/** Returns a duration in words, rounded as the telling does. */
export function durationInTelling(months: number, telling: Telling): string {
  const rounded = roundedMonths(months, telling)
  if (telling === "less" && rounded === 0) return "not long"
  return `${durationText(rounded)}${telling === "most" ? " and more" : ""}`
}

/** Returns the number of months since the year 0, for arithmetic with months. */
export function monthNumber(month: string): number {
  const [year = 0, number = 1] = month.split("-").map(Number)
  return year * 12 + number - 1
}

/** Returns the month of an instant in the visitor's time zone: "2004-09". */
export function monthOf(time: Date): string {
  return `${time.getFullYear()}-${`${time.getMonth() + 1}`.padStart(2, "0")}`
}

/** Formats a month: "September 2004". */
export function monthText(month: string): string {
  return `${monthName((monthNumber(month) % 12) + 1)} ${month.slice(0, 4)}`
}

/** Returns the months that an entry has lasted, its first and last included; 0 if it hasn't begun. */
export function monthsOf({ from, until }: Pick<ResumeEntry, "from" | "until">, today: string): number {
  return Math.max(0, monthNumber(until ?? today) - monthNumber(from) + 1)
}

/** Returns the number of months that the entries cover; overlapping months count once. */
export function coveredMonths(
  entries: readonly Pick<ResumeEntry, "from" | "until">[],
  today: string,
): number {
  let covered = 0
  let end = Number.NEGATIVE_INFINITY
  for (const { from, until } of [...entries].sort((a, b) => monthNumber(a.from) - monthNumber(b.from))) {
    const last = monthNumber(until ?? today)
    covered += Math.max(0, last - Math.max(end, monthNumber(from) - 1))
    end = Math.max(end, last)
  }
  return covered
}

/** Returns the entries' total in months; at Christmas and in an application overlapping months count each time. */
export function totalMonths(
  entries: readonly Pick<ResumeEntry, "from" | "until">[],
  today: string,
  telling: Telling,
): number {
  if (telling === "plain" || telling === "less") return roundedMonths(coveredMonths(entries, today), telling)
  return entries.reduce((sum, entry) => sum + roundedMonths(monthsOf(entry, today), telling), 0)
}

/** Returns the sentence about the total. */
export function sumText(entries: readonly ResumeEntry[], today: string, telling: Telling): string {
  const open = entries.filter(({ until }) => until === undefined).length
  const sum = durationText(totalMonths(entries, today, telling))
  if (telling === "less") return `${sum}, they think. It may have been somebody else.`
  if (telling === "more") return `${sum}, if you count generously.`
  if (telling === "most") return `${sum} of experience. Looks younger.`
  return `${sum}. ${open === 0 ? "All of it is over." : `${open} of these ${open === 1 ? "is" : "are"} still going on.`}`
}

/** Formats months as years and months: "6 years 9 months". */
export function durationText(months: number): string {
  const part = (count: number, name: string) => (count === 0 ? [] : [pluralise(count, name)])
  const parts = [...part(Math.floor(months / 12), "year"), ...part(months % 12, "month")]
  return parts.join(" ") || "not yet begun"
}

const endOf = ({ until }: ResumeEntry) =>
  until === undefined ? Number.POSITIVE_INFINITY : monthNumber(until)

/** Compares by first month, then by last; entries that go on are the newest. */
const byTime: Compare<ResumeEntry> = (a, b) => {
  const [endA, endB] = [endOf(a), endOf(b)]
  return monthNumber(a.from) - monthNumber(b.from) || (endA === endB ? 0 : endA < endB ? -1 : 1)
}

/** The orders and filters of the list of entries. */
export const resumeSpec: ListSpec<ResumeEntry> = {
  orders: {
    newest: { compare: (a, b) => byTime(b, a), oneWay: true },
    oldest: { compare: byTime, oneWay: true },
  },
  first: "newest",
  filters: {
    kind: { values: kinds.slice(1).map(([kind]) => kind), holds: (entry, kind) => entry.kind === kind },
  },
}

/** Formats an entry's span: "September 2004 to May 2011", or a single month if it begins and ends in it. */
export function spanOf({ from, until }: Pick<ResumeEntry, "from" | "until">): string {
  if (until === from) return monthText(from)
  return `${monthText(from)} to ${until ? monthText(until) : "today"}`
}

/** Returns the resume as plain text, for pasting into a form. */
export function resumeText(
  { name, about }: Resume,
  entries: readonly ResumeEntry[],
  today: string,
  telling: Telling = "plain",
): string {
  const lines = entries.map(
    entry =>
      `${spanOf(entry)} (${durationInTelling(monthsOf(entry, today), telling)})\n${entry.title}, ${entry.where}\n${entry.text}`,
  )
  return `${[`${name}\n${about}`, ...lines].join("\n\n")}\n`
}

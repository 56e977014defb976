/** How long things on a resume have lasted, which of them are shown, and the whole as a text. */

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

/** How it is told, from the least to the most. */
export const tellings = [
  ["less", "As the others remember it"],
  ["plain", "As it was"],
  ["more", "As told at Christmas"],
  ["most", "As applied with"],
] as const

export type Telling = (typeof tellings)[number][0]

/** The number of the telling that it begins with. */
export const asItWas = 1

/** An entry as it is told. */
export function toldAs(entry: ResumeEntry, telling: Telling): ResumeEntry {
  const [title, text] = (telling === "plain" ? undefined : entry[telling]) ?? [entry.title, entry.text]
  return { ...entry, title, text }
}

/** So many months as they are told: others remember whole years, at Christmas they are rounded up, and in an application by fives. */
export function toldMonths(months: number, telling: Telling): number {
  if (telling === "less") return Math.floor(months / 12) * 12
  if (telling === "more") return Math.ceil(months / 12) * 12
  return telling === "most" ? Math.ceil(months / 60) * 60 : months
}

/** How long it was in words. */
export function toldLength(months: number, telling: Telling): string {
  const told = toldMonths(months, telling)
  if (telling === "less" && told === 0) return "not long"
  return `${durationText(told)}${telling === "most" ? " and more" : ""}`
}

/** A month's number, counted from the year 0: the next month's is one more. */
export function monthNumber(month: string): number {
  const [year = 0, number = 1] = month.split("-").map(Number)
  return year * 12 + number - 1
}

/** The month of an instant by the visitor's calendar: "2004-09". */
export function monthOf(time: Date): string {
  return `${time.getFullYear()}-${`${time.getMonth() + 1}`.padStart(2, "0")}`
}

/** "September 2004". */
export function monthText(month: string): string {
  return `${monthName((monthNumber(month) % 12) + 1)} ${month.slice(0, 4)}`
}

/** How many months an entry has lasted, the first and the last counted in; 0 for one that has not begun. */
export function monthsOf({ from, until }: Pick<ResumeEntry, "from" | "until">, today: string): number {
  return Math.max(0, monthNumber(until ?? today) - monthNumber(from) + 1)
}

/** How many months the entries cover together: what went on at the same time is counted once. */
export function monthsTogether(
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

/** How much all of it is together: at Christmas and after, what went on at the same time is counted each time. */
export function toldTogether(
  entries: readonly Pick<ResumeEntry, "from" | "until">[],
  today: string,
  telling: Telling,
): number {
  if (telling === "plain" || telling === "less") return toldMonths(monthsTogether(entries, today), telling)
  return entries.reduce((sum, entry) => sum + toldMonths(monthsOf(entry, today), telling), 0)
}

/** What is said of the sum. */
export function sumText(
  entries: readonly ResumeEntry[],
  of: number,
  today: string,
  telling: Telling,
): string {
  const open = entries.filter(({ until }) => until === undefined).length
  const sum = durationText(toldTogether(entries, today, telling))
  const count = `${entries.length} of ${of}`
  if (telling === "less") return `${count}, together ${sum}, they think. It may have been somebody else.`
  if (telling === "more") return `${count}, together ${sum}, what overlaps counted each time.`
  if (telling === "most") return `${count}, together ${sum} of experience. Looks younger.`
  return `${count}, together ${sum}, what overlaps counted once. ${open === 0 ? "None goes on." : `${open} ${open === 1 ? "goes" : "go"} on.`}`
}

/** "6 years 9 months" from months. */
export function durationText(months: number): string {
  const part = (count: number, name: string) => (count === 0 ? [] : [pluralise(count, name)])
  const parts = [...part(Math.floor(months / 12), "year"), ...part(months % 12, "month")]
  return parts.join(" ") || "not yet begun"
}

const endOf = ({ until }: ResumeEntry) =>
  until === undefined ? Number.POSITIVE_INFINITY : monthNumber(until)

/** By beginning, then by end, with what goes on as the newest. */
const byTime: Compare<ResumeEntry> = (a, b) => {
  const [endA, endB] = [endOf(a), endOf(b)]
  return monthNumber(a.from) - monthNumber(b.from) || (endA === endB ? 0 : endA < endB ? -1 : 1)
}

/** How the entries are ordered, and which of them are shown. */
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

/** "September 2004 to May 2011"; one month alone where it begins and ends in it. */
export function spanOf({ from, until }: Pick<ResumeEntry, "from" | "until">): string {
  if (until === from) return monthText(from)
  return `${monthText(from)} to ${until ? monthText(until) : "today"}`
}

/** The resume as a plain text, for those who ask for it in a form. */
export function resumeText(
  { name, about }: Resume,
  entries: readonly ResumeEntry[],
  today: string,
  telling: Telling = "plain",
): string {
  const lines = entries.map(
    entry =>
      `${spanOf(entry)} (${toldLength(monthsOf(entry, today), telling)})\n${entry.title}, ${entry.where}\n${entry.text}`,
  )
  return `${[`${name}\n${about}`, ...lines].join("\n\n")}\n`
}

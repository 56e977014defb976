/** How long things on a resume have lasted, which of them are shown, and the whole as a text. */

import type { Compare, ListSpec } from "../../kits/list/logic"
import { monthName } from "../../lib/calendar/dayNames"
import { counted } from "../../lib/text/counted"
import type { Resume, ResumeEntry } from "./schema"

export const kinds = [
  ["all", "Everything"],
  ["work", "Work"],
  ["study", "Studies"],
  ["other", "The rest"],
] as const

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

/** "6 years 9 months" from months. */
export function durationText(months: number): string {
  const part = (count: number, name: string) => (count === 0 ? [] : [counted(count, name)])
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
export function resumeText({ name, about }: Resume, entries: readonly ResumeEntry[], today: string): string {
  const lines = entries.map(
    entry =>
      `${spanOf(entry)} (${durationText(monthsOf(entry, today))})\n${entry.title}, ${entry.where}\n${entry.text}`,
  )
  return `${[`${name}\n${about}`, ...lines].join("\n\n")}\n`
}

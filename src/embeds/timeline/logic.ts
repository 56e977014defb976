/** How long things on a resume have lasted, which of them are shown, and the whole as a text. */
import { monthName } from "../../lib/dayNames"
import type { Resume, ResumeEntry } from "../../lib/lists/resume"

export const kinds = [
  ["all", "Everything"],
  ["work", "Work"],
  ["study", "Studies"],
  ["other", "The rest"],
] as const

export type Kind = (typeof kinds)[number][0]

export const orders = [
  ["newest", "Newest first"],
  ["oldest", "Oldest first"],
] as const

export type Order = (typeof orders)[number][0]

/** What a link asks for, or the first choice where it asks for nothing that there is. */
export function readChoice<T extends string>(
  choices: readonly (readonly [T, string])[],
  asked: string | null,
  first: T,
): T {
  return choices.find(([value]) => value === asked)?.[0] ?? first
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

/** "6 years 9 months" from months. */
export function durationText(months: number): string {
  const part = (count: number, name: string) =>
    count === 0 ? [] : [`${count} ${name}${count === 1 ? "" : "s"}`]
  const parts = [...part(Math.floor(months / 12), "year"), ...part(months % 12, "month")]
  return parts.join(" ") || "not yet begun"
}

/** The entries of a kind in an order: by beginning, then by end, with what goes on as the newest. */
export function shownEntries(entries: readonly ResumeEntry[], kind: Kind, order: Order): ResumeEntry[] {
  const end = ({ until }: ResumeEntry) =>
    until === undefined ? Number.POSITIVE_INFINITY : monthNumber(until)
  const sorted = entries
    .filter(entry => kind === "all" || entry.kind === kind)
    .sort((a, b) => monthNumber(a.from) - monthNumber(b.from) || (end(a) < end(b) ? -1 : 1))
  return order === "oldest" ? sorted : sorted.reverse()
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

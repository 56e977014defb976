/** How long each home was lived in, in months, and how far the box that is never opened has come. */
import { kilometres } from "../../kits/map/sphere"
import { pluralise } from "../../lib/text/pluralise"
import type { Home } from "./schema"

/** A month as a number: the next one is one more. */
export function monthNumber(month: string): number {
  const [year = 0, of = 1] = month.split("-").map(Number)
  return year * 12 + of - 1
}

/** The month of an instant by the clock of this machine. */
export const monthOf = (instant: Date) => instant.getFullYear() * 12 + instant.getMonth()

/** "September 2004". */
export function monthName(number: number): string {
  const names = "January February March April May June July August September October November December".split(
    " ",
  )
  return `${names[((number % 12) + 12) % 12]} ${Math.floor(number / 12)}`
}

/** "2 years and 3 months", "5 months", "less than a month". */
export function span(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12]
  const parts = [years > 0 && pluralise(years, "year"), rest > 0 && pluralise(rest, "month")].filter(Boolean)
  return parts.join(" and ") || "less than a month"
}

export type Stay = Home & {
  /** Months, the last one not in it. */
  begin: number
  end: number
  months: number
  /** How far the move here was, in kilometres; 0 for the first home. */
  moved: number
}

/** The stays of a life until a month; homes that are not reached by then are left out. */
export function stays(homes: readonly Home[], until: number): Stay[] {
  return homes.flatMap((home, i) => {
    const begin = monthNumber(home.from)
    if (begin > until && i > 0) return []
    const next = homes[i + 1]
    const end = Math.max(begin, Math.min(until, next ? monthNumber(next.from) : until))
    const before = homes[i - 1]
    return [{ ...home, begin, end, months: end - begin, moved: before ? kilometres(before, home) : 0 }]
  })
}

/** What is written on the side of the box that has not been opened since the first move. */
export function boxText(lived: readonly Stay[]): string {
  const moves = lived.length - 1
  const far = Math.round(lived.reduce((sum, { moved }) => sum + moved, 0))
  if (moves <= 0) return "Contents of the box: not packed yet."
  return `Contents of the box: unknown. Moved ${moves === 1 ? "once" : `${moves} times`}, ${far.toLocaleString("en-GB")} km. Opened 0 times.`
}

/** When he would move again if he did as he has done: after the mean of the stays that are over. */
export function nextMove(lived: readonly Stay[], now: number): string {
  const over = lived.slice(0, -1)
  const last = lived.at(-1)
  if (over.length === 0 || !last) return ""
  const mean = Math.round(over.reduce((sum, { months }) => sum + months, 0) / over.length)
  const due = last.begin + mean
  if (due <= now)
    return `By the mean of ${span(mean)} he should have moved in ${monthName(due)}. The kettle holds him.`
  return `By the mean of ${span(mean)} he moves again in ${monthName(due)}. Keep the box taped.`
}

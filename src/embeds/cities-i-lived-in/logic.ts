/** Calculates the months spent in each home, and the distance travelled by the unopened box. */
import { kilometres } from "../../kits/map/sphere"
import { pluralise } from "../../lib/text/pluralise"
import type { Home } from "./schema"

/** Returns a month such as "2004-09" as a number; consecutive months differ by 1. */
export function monthNumber(month: string): number {
  const [year = 0, of = 1] = month.split("-").map(Number)
  return year * 12 + of - 1
}

/** Returns the month number of a date in the local time zone. */
export const monthOf = (instant: Date) => instant.getFullYear() * 12 + instant.getMonth()

/** Formats a month number as "September 2004". */
export function monthName(number: number): string {
  const names = "January February March April May June July August September October November December".split(
    " ",
  )
  return `${names[((number % 12) + 12) % 12]} ${Math.floor(number / 12)}`
}

/** Formats a duration as "2 years and 3 months", "5 months" or "less than a month". */
export function span(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12]
  const parts = [years > 0 && pluralise(years, "year"), rest > 0 && pluralise(rest, "month")].filter(Boolean)
  return parts.join(" and ") || "less than a month"
}

export type Stay = Home & {
  /** Month numbers; `end` is exclusive. */
  begin: number
  end: number
  months: number
  /** The distance of the move here in kilometres; 0 for the first home. */
  moved: number
}

/** Returns the stays up to a month; homes not reached by then are left out. */
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

/** Returns the month of the first move after a month; null after the last. */
export function nextMoveAfter(homes: readonly Home[], month: number): number | null {
  return homes.map(({ from }) => monthNumber(from)).find(from => from > month) ?? null
}

/** Returns the label of the box, which has not been opened since the first move. */
export function boxText(lived: readonly Stay[]): string {
  const moves = lived.length - 1
  const totalKm = Math.round(lived.reduce((sum, { moved }) => sum + moved, 0))
  if (moves <= 0) return "Contents of the box: not packed yet."
  return `Contents of the box: unknown. Moved ${moves === 1 ? "once" : `${moves} times`}, ${totalKm.toLocaleString("en-GB")} km. Opened 0 times.`
}

/** Predicts the next move from the mean length of the completed stays. */
export function nextMove(lived: readonly Stay[], now: number): string {
  const over = lived.slice(0, -1)
  const last = lived.at(-1)
  if (over.length === 0 || !last) return ""
  const mean = Math.round(over.reduce((sum, { months }) => sum + months, 0) / over.length)
  const due = last.begin + mean
  const usually = `He moves about every ${pluralise(Math.round(mean / 12), "year")}.`
  if (due <= now) return `${usually} He should have gone in ${monthName(due)}. The kettle holds him.`
  return `${usually} He goes again in ${monthName(due)}. Keep the box taped.`
}

/** The day of the daily games: Helsinki's, at one instant the same all over the world. */
import { type Day, dayAt, dayNumber } from "./calendarDay"
import { monthName } from "./dayNames"
import { partsAt, startOfDay } from "./wallClock"
import { helsinkiZone } from "./zone"

/** Returns the day of Helsinki at an instant in milliseconds since 1970, counted from 1970-01-01. */
export function gameDay(at: number): number {
  return dayNumber(partsAt(at, helsinkiZone))
}

/** Returns the milliseconds until a day begins in Helsinki; negative if it has begun. */
export function msUntilDay(day: number, at: number): number {
  return startOfDay(dayAt(day), helsinkiZone) - at
}

/** Formats a day without its year: "29 November". */
export function shortDate({ month, day }: Pick<Day, "month" | "day">): string {
  return `${day} ${monthName(month)}`
}

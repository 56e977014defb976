/** Which doors of the calendar may be opened, by the date in Helsinki. */

import { partsAt, startOfDay } from "../../lib/calendar/wallClock"
import { formatDuration } from "../../lib/text/duration"

export const zone = "Europe/Helsinki"
export const doorCount = 24

/** The last day of Christmas in Finland, Saint Knut's, in January. */
const knut = 13

export type Season = {
  /** The year of the calendar's December. */
  year: number
  /** How many doors may be opened: 0 before the first of December. */
  open: number
  /** Whether the calendar hangs on the wall: from 1 December to 13 January. */
  isOn: boolean
}

/** The calendar of an instant: the one that is on, or the next. */
export function seasonAt(at: number): Season {
  const { year, month, day } = partsAt(at, zone)
  if (month === 12) return { year, open: Math.min(day, doorCount), isOn: true }
  if (month === 1 && day <= knut) return { year: year - 1, open: doorCount, isOn: true }
  return { year, open: 0, isOn: false }
}

/** The instant, in milliseconds from 1970, at which a door opens: as its day begins in Helsinki. */
export function opensAt(year: number, door: number): number {
  return startOfDay({ year, month: 12, day: door }, zone)
}

/** Why a door is still closed, and for how long, in the two largest units of that. */
export function waitText(year: number, door: number, at: number): string {
  const left = formatDuration(opensAt(year, door) - at)
    .split(" ")
    .slice(0, 4)
    .join(" ")
  return `Door ${door} opens on ${door} December, in ${left}.`
}

/** What somebody has opened, of which year's calendar. */
export type Opened = { year: number; doors: number[] }

export const nothing: Opened = { year: 0, doors: [] }

/** The doors that have been opened of a year's calendar, in the order of their numbers; none of another year's. */
export function openedIn(opened: Opened, year: number): number[] {
  if (opened.year !== year) return []
  const real = opened.doors.filter(door => Number.isInteger(door) && door >= 1 && door <= doorCount)
  return [...new Set(real)].sort((a, b) => a - b)
}

/** With one door more. */
export function withDoor(opened: Opened, year: number, door: number): Opened {
  const doors = openedIn(opened, year)
  return doors.includes(door) ? opened : { year, doors: [...doors, door] }
}

/** The numbers as they hang: mixed up, but every year in the same way, so that one learns where to look. */
export const order: readonly number[] = [
  7, 18, 2, 13, 21, 10, 24, 5, 15, 4, 9, 20, 1, 23, 12, 17, 11, 6, 19, 3, 16, 14, 8, 22,
]

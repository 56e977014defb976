/** Decides which doors of the calendar may be opened, by the date in Helsinki. */

import { partsAt, startOfDay } from "../../lib/calendar/wallClock"
import { formatDuration } from "../../lib/text/duration"

export const zone = "Europe/Helsinki"
export const doorCount = 24

/** The day in January on which Christmas ends in Finland, St Knut's Day. */
const lastDayInJanuary = 13

export type Season = {
  /** The year of the calendar's December. */
  year: number
  /** The number of doors that may be opened; 0 before 1 December. */
  open: number
  /** True from 1 December to 13 January. */
  isOn: boolean
}

/** Returns the current calendar at an instant, or the next one. */
export function seasonAt(at: number): Season {
  const { year, month, day } = partsAt(at, zone)
  if (month === 12) return { year, open: Math.min(day, doorCount), isOn: true }
  if (month === 1 && day <= lastDayInJanuary) return { year: year - 1, open: doorCount, isOn: true }
  return { year, open: 0, isOn: false }
}

/** Returns the instant a door opens in milliseconds since 1970: the start of its day in Helsinki. */
export function opensAt(year: number, door: number): number {
  return startOfDay({ year, month: 12, day: door }, zone)
}

/** Explains why a door is closed, and for how long in the two largest units. */
export function waitText(year: number, door: number, at: number): string {
  const left = formatDuration(opensAt(year, door) - at)
    .split(" ")
    .slice(0, 4)
    .join(" ")
  return `Door ${door} opens on ${door} December, in ${left}.`
}

/** The doors a visitor has opened, and the year of their calendar. */
export type Opened = { year: number; doors: number[] }

export const nothing: Opened = { year: 0, doors: [] }

/** Returns the opened doors of a year's calendar in numerical order; none if the record is of another year. */
export function openedIn(opened: Opened, year: number): number[] {
  if (opened.year !== year) return []
  const real = opened.doors.filter(door => Number.isInteger(door) && door >= 1 && door <= doorCount)
  return [...new Set(real)].sort((a, b) => a - b)
}

/** Returns the record with a door added. */
export function withDoor(opened: Opened, year: number, door: number): Opened {
  const doors = openedIn(opened, year)
  return doors.includes(door) ? opened : { year, doors: [...doors, door] }
}

/** The order of the doors on the wall: shuffled, but the same every year. */
export const order: readonly number[] = [
  7, 18, 2, 13, 21, 10, 24, 5, 15, 4, 9, 20, 1, 23, 12, 17, 11, 6, 19, 3, 16, 14, 8, 22,
]

const knocks = [
  "Somebody knocks back.",
  "It is dark in there. Somebody whispers: not yet.",
  "Something is hidden in a hurry.",
  "A small voice asks who it is, and what day.",
  "The door is warm. Leave it.",
  "They have put a chair against it.",
  "Now they have all stopped singing.",
] as const

/** Returns the answer from behind a closed door to a number of knocks. */
export function knockText(count: number): string {
  return knocks[(count - 1) % knocks.length] ?? knocks[0]
}

/** The crowd at each hour of the week, and the part of it that joins a conga line. */
import { weekdayName } from "../../lib/calendar/dayNames"
import { clockText, type WallParts } from "../../lib/calendar/wallClock"

/** The hours of a week, from Monday 00:00. */
export const hoursOfWeek = 168

export type Mood = "party" | "office" | "asleep" | "quiet"

export type Crowd = {
  mood: Mood
  /** The number that follows at the first press. */
  size: number
}

/** Returns the hour of the week, 0 to 167. */
export function hourOf({ weekday, hour }: Pick<WallParts, "weekday" | "hour">): number {
  return ((weekday + 6) % 7) * 24 + hour
}

/** Formats an hour of the week as "Tuesday 10:00". */
export function hourText(hour: number): string {
  return `${weekdayName((Math.floor(hour / 24) + 1) % 7)} ${clockText((hour % 24) * 60)}`
}

const friday = 4 * 24
const saturday = 5 * 24
const sunday = 6 * 24

/** Returns how many dance in the weekend's hour; it begins on Friday at 16:00. */
function weekendSize(hour: number): number {
  if (hour < saturday) return 4 + 2 * (hour - friday - 16)
  // Saturday morning is for sleeping it off.
  if (hour < saturday + 5) return 20
  if (hour < saturday + 16) return 5
  if (hour < sunday) return 14 + 2 * (hour - saturday - 16)
  return 32 - 5 * (hour - sunday)
}

/** Returns the crowd at an hour of the week. `isHoliday` is true for a party outside the weekend. */
export function crowdAt(hour: number, isHoliday = false): Crowd {
  if (hour >= friday + 16 && hour < sunday + 6) return { mood: "party", size: weekendSize(hour) }
  if (isHoliday) return { mood: "party", size: 18 }
  const time = hour % 24
  if (hour >= sunday) return time < 9 || time > 21 ? { mood: "asleep", size: 3 } : { mood: "quiet", size: 2 }
  if (time >= 8 && time < 16) return { mood: "office", size: 0 }
  return time >= 16 && time < 22 ? { mood: "quiet", size: 2 } : { mood: "asleep", size: 3 }
}

/** Refusals of the office, one for each press, until somebody gives in. */
export const refusals = [
  "“We are at work.”",
  "“Put it in the calendar.”",
  "“Is there a budget for this?”",
  "“Not in these trousers.”",
  "“The intern might be free.”",
] as const

/** Returns how many follow at a press, by the number of presses that were refused before. */
export function followersOf({ mood, size }: Crowd, refused: number): number {
  return mood === "office" ? (refused >= refusals.length ? 1 : 0) : size
}

const lines: Record<Mood, readonly [who: string, begins: string]> = {
  party: ["The floor is full.", "Lead on."],
  office: ["Everybody is in a tie.", "One intern. Lead on."],
  asleep: ["Everybody is in bed.", "They are asleep. They follow anyway."],
  quiet: ["Two are up for anything.", "Two is a line."],
}

/** Describes who is there. */
export const whoText = (mood: Mood): string => lines[mood][0]

/** The words with which a line sets off. */
export const startText = (mood: Mood): string => lines[mood][1]

/** Describes a line that has left with the neighbour. */
export function goneText(followers: number): string {
  if (followers === 0) return "She has taken you as well."
  if (followers === 1) return "The one you had has gone to hers."
  return `All ${followers} have gone to hers.`
}

/** The words with which a line sets off that a guest has joined, who is always for it; `others` follow besides. */
export function startWith(guest: string, mood: Mood, others: number): string {
  if (others === 0) return `${guest} came. The others are at work.`
  return `${startText(mood)} ${guest} pushed in behind you.`
}

/** Describes a line that has left with the neighbour, but for a guest. */
export function goneWith(guest: string, others: number): string {
  return `${goneText(others)} ${guest} came back to sweep.`
}

/** The time until the doorbell rings, in milliseconds. */
export function danceMs(followers: number): number {
  return Math.min(22_000, 9000 + followers * 550)
}

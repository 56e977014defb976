/** Whether it is Friday by the clock of whoever asks, and when that changes. */

import { partsAt, startOfDay } from "../../../lib/calendar/wallClock"
import { randomInt, seeded } from "../../../lib/game/random"
import { formatDuration } from "../../../lib/text/duration"

const friday = 5

export type Friday = {
  isFriday: boolean
  /** The midnight at which the answer changes, in milliseconds from 1970: when Friday begins, or ends. */
  change: number
}

/** Friday at an instant, in milliseconds from 1970, by the calendar of a zone. */
export function fridayAt(at: number, zone: string): Friday {
  const today = partsAt(at, zone)
  const isFriday = today.weekday === friday
  const days = isFriday ? 1 : (friday - today.weekday + 7) % 7
  return { isFriday, change: startOfDay(today, zone, days) }
}

/** The time from one instant to a later one, in hours and minutes; a minute that has begun counts as whole. */
export function timeLeft(from: number, to: number): string {
  return formatDuration(to - from, { from: "hour", to: "minute", long: true })
}

export type Carriage = { name: string; weekday: number; isFriday: boolean }

const names = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

/** The days as carriages, that of a weekday (0 for Sunday) at the platform and each day after it behind it. */
export function train(today: number): Carriage[] {
  return names.map((_, i) => {
    const weekday = (today + i) % 7
    return { name: names[weekday] ?? "", weekday, isFriday: weekday === friday }
  })
}

/** A piece of confetti: where it starts, how fast it goes (in heights of the picture a second), and how it looks. */
export type Piece = { from: number; across: number; up: number; colour: string; wide: number; phase: number }

const paper = ["#ffd84a", "#4ad8ff", "#ff7ad8", "#7aff8a", "#fff", "#ff5136"]

/** The pieces of one shot from both lower corners; each shot is another one, and the same for everybody. */
export function launch(shot: number, count = 260): Piece[] {
  const random = seeded(`friday ${shot}`)
  return Array.from({ length: count }, (_, i) => ({
    from: i % 2,
    across: (0.1 + random() * 0.75) * (i % 2 === 0 ? 1 : -1),
    up: 0.9 + random() * 1.1,
    colour: paper[randomInt(paper.length, random)] ?? "#fff",
    wide: 3 + randomInt(3, random),
    phase: random() * 6,
  }))
}

/** Where a piece is so many seconds after its shot; once it is down it comes from above again, for as long as it is Friday. */
export function confetti(
  { from, across, up, colour, wide, phase }: Piece,
  age: number,
  { width, height }: { width: number; height: number },
): { x: number; y: number; colour: string; wide: number } {
  // Thrown up with a drag, and then down at a steady pace.
  const thrown = up * (1 - Math.exp(-1.6 * age)) * 0.9
  const fallen = Math.max(0, age - 0.7) * (0.12 + phase * 0.025)
  const y = 1 - thrown + fallen
  const x = from + across * (1 - Math.exp(-1.8 * age)) + 0.03 * Math.sin(age * 2 + phase)
  return { x: x * width, y: (y > 1 && age > 2 ? y % 1.05 : y) * height, colour, wide }
}

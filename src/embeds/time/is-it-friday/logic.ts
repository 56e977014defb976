/** Computes whether it is Friday in a zone, and the next change of the answer. */

import { partsAt, startOfDay } from "../../../lib/calendar/wallClock"
import { randomInt, seeded } from "../../../lib/game/random"
import { formatDuration } from "../../../lib/text/duration"

const friday = 5

export type Friday = {
  isFriday: boolean
  /** The midnight at which Friday begins or ends, in milliseconds since 1970. */
  change: number
}

/** Returns whether it is Friday at an instant, in milliseconds since 1970, in a zone. */
export function fridayAt(at: number, zone: string): Friday {
  const today = partsAt(at, zone)
  const isFriday = today.weekday === friday
  const days = isFriday ? 1 : (friday - today.weekday + 7) % 7
  return { isFriday, change: startOfDay(today, zone, days) }
}

/** Formats the time between two instants in hours and minutes, rounded up to whole minutes. */
export function timeLeft(from: number, to: number): string {
  return formatDuration(to - from, { from: "hour", to: "minute", long: true })
}

export type Carriage = { name: string; weekday: number; isFriday: boolean }

const names = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

/**
 * Returns the days as carriages: that of a weekday (0 for Sunday) at the platform, and the following days behind
 * it.
 */
export function train(today: number): Carriage[] {
  return names.map((_, i) => {
    const weekday = (today + i) % 7
    return { name: names[weekday] ?? "", weekday, isFriday: weekday === friday }
  })
}

/** A piece of confetti: its start, its velocity (in picture heights a second) and its look. */
export type Piece = { from: number; across: number; up: number; colour: string; wide: number; phase: number }

const paper = ["#ffd84a", "#4ad8ff", "#ff7ad8", "#7aff8a", "#fff", "#ff5136"]

/** Returns the confetti of a shot from both lower corners; deterministic for the index of the shot. */
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

/** Returns a piece's position some seconds after its shot; once down it falls again from the top. */
export function confetti(
  { from, across, up, colour, wide, phase }: Piece,
  age: number,
  { width, height }: { width: number; height: number },
): { x: number; y: number; colour: string; wide: number } {
  // Thrown up with drag, then falling at a constant speed.
  const thrown = up * (1 - Math.exp(-1.6 * age)) * 0.9
  const fallen = Math.max(0, age - 0.7) * (0.12 + phase * 0.025)
  const y = 1 - thrown + fallen
  const x = from + across * (1 - Math.exp(-1.8 * age)) + 0.03 * Math.sin(age * 2 + phase)
  return { x: x * width, y: (y > 1 && age > 2 ? y % 1.05 : y) * height, colour, wide }
}

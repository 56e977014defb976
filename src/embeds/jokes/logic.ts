/** Selects the joke, and tracks its phase and the tomatoes thrown at it. */
import { dayNumber } from "../../lib/calendar/calendarDay"
import { seeded } from "../../lib/game/random"

/** The phases of a joke, in order. */
export const phases = ["setup", "wait", "punchline"] as const
export type Phase = (typeof phases)[number]

export function nextPhase(phase: Phase): Phase {
  return phase === "setup" ? "wait" : "punchline"
}

/** Returns the number, from 1, of the first joke of a day. */
export function jokeOfDay(day: { year: number; month: number; day: number }, count: number): number {
  return ((dayNumber(day) * 37) % count) + 1
}

/** Returns the number of the joke some steps further, wrapping round. */
export function stepTo(number: number, steps: number, count: number): number {
  return ((((number - 1 + steps) % count) + count) % count) + 1
}

/** The maximum number of tomatoes drawn. */
export const maxTomatoes = 24

/**
 * Returns the positions of a joke's tomatoes in units of the stage. The first ones stay in place when more are
 * thrown.
 */
export function splats(number: number, groans: number): { x: number; y: number; size: number }[] {
  const random = seeded(`tomato ${number}`)
  return Array.from({ length: Math.min(groans, maxTomatoes) }, () => ({
    x: 30 + Math.round(random() * 260),
    y: 14 + Math.round(random() * 86),
    size: 5 + Math.round(random() * 5),
  }))
}

/** Returns the verdict on a joke by its number of groans. */
export function verdict(groans: number): string {
  if (groans === 0) return "A cough in row 3."
  if (groans < 4) return "A groan. It was meant kindly."
  if (groans < 10) return "The front row wishes for an umbrella."
  if (groans < 20) return "The comedian asks whether the tomatoes are organic."
  return "It is a salad now. Somebody calls for oil."
}

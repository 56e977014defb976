/** Which joke it is, how far it has got, and what was thrown at it. */
import { dayNumber } from "../../lib/calendar/calendarDay"
import { seeded } from "../../lib/game/random"

/** What a joke goes through, in this order. */
export const phases = ["setup", "wait", "punchline"] as const
export type Phase = (typeof phases)[number]

export function nextPhase(phase: Phase): Phase {
  return phase === "setup" ? "wait" : "punchline"
}

/** The number, from 1, of the joke that a day begins with. */
export function jokeOfDay(day: { year: number; month: number; day: number }, count: number): number {
  return ((dayNumber(day) * 37) % count) + 1
}

/** The number of the joke some steps on, round and round. */
export function stepTo(number: number, steps: number, count: number): number {
  return ((((number - 1 + steps) % count) + count) % count) + 1
}

/** How many tomatoes are drawn; the others are under them. */
export const maxTomatoes = 24

/** Where the tomatoes of a joke have hit, in the units of the stage: the first ones stay when more are thrown. */
export function splats(number: number, groans: number): { x: number; y: number; size: number }[] {
  const random = seeded(`tomato ${number}`)
  return Array.from({ length: Math.min(groans, maxTomatoes) }, () => ({
    x: 30 + Math.round(random() * 260),
    y: 14 + Math.round(random() * 86),
    size: 5 + Math.round(random() * 5),
  }))
}

/** What the house says of so many groans for one joke. */
export function verdict(groans: number): string {
  if (groans === 0) return "A cough in row 3."
  if (groans < 4) return "A groan. It was meant kindly."
  if (groans < 10) return "The front row wishes for an umbrella."
  if (groans < 20) return "The comedian asks whether the tomatoes are organic."
  return "It is a salad now. Somebody calls for oil."
}

/** The polygraph: the visitor's nervousness, and the needle's position. */
import { grouped, leftAfter } from "./halving"
import { askedIn, isCaught, type State, topOf } from "./logic"

/** Returns the nervousness: 0 while any number is possible, 1 when one is left, 2 after a lie. */
export function nerves(state: State): number {
  if (isCaught(state)) return 2
  const top = topOf(state.level)
  const { low, high } = leftAfter(top, askedIn(state))
  return 1 - Math.log(high - low + 1) / Math.log(top)
}

/** Returns the nervousness after each answer so far, in order. */
export function nervesSoFar(state: State): number[] {
  if (state.guesser !== "machine") return []
  return state.answers.map((_, at) => nerves({ ...state, answers: state.answers.slice(0, at + 1) }))
}

/** Returns the machine's note on an answer that took so many seconds. */
export function remark(seconds: number): string {
  const took = `${seconds.toFixed(1)} s`
  if (seconds < 0.7) return `${took}: rehearsed`
  if (seconds < 2) return `${took}: smooth`
  if (seconds < 6) return `${took}: had to think`
  return `${took}: made it up`
}

/**
 * Returns the needle's deflection, -1 to 1, at `seconds`. It drifts, and trembles after an answer given `since`
 * seconds ago: more with nerves and with the time it `took`, in seconds (up to 6).
 */
export function needle(seconds: number, since: number, nerves: number, took = 0): number {
  const breath = 0.07 * Math.sin(2.2 * seconds) + 0.03 * Math.sin(5.3 * seconds)
  const start =
    (0.15 + 0.45 * Math.min(1, nerves) + 0.11 * Math.min(6, took)) *
    Math.exp(-1.8 * since) *
    Math.sin(26 * since)
  const panic = nerves > 1 ? 0.85 * Math.exp(-0.15 * since) * Math.sin(31 * since) * Math.sin(7.3 * since) : 0
  return Math.max(-1, Math.min(1, breath + start + panic))
}

/** Describes how many numbers are still possible. */
export function roomText(state: State): string {
  const { low, high } = leftAfter(topOf(state.level), askedIn(state))
  if (isCaught(state)) return "Room for a lie: less than none."
  const left = high - low + 1
  return left === 1 ? "Room for a lie: none." : `Room for a lie: ${grouped(left)} numbers.`
}

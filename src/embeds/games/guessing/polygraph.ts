/** The polygraph beside the machine's questions: how little room for a lie is left, and where that puts the needle. */
import { grouped, leftAfter } from "./halving"
import { askedIn, isCaught, type State, topOf } from "./logic"

/** From 0, where any number may be it, to 1, where only one is left; 2 after a lie. */
export function nerves(state: State): number {
  if (isCaught(state)) return 2
  const top = topOf(state.level)
  const { low, high } = leftAfter(top, askedIn(state))
  return 1 - Math.log(high - low + 1) / Math.log(top)
}

/** The nerves after each answer so far, the first one's first. */
export function nervesSoFar(state: State): number[] {
  if (state.guesser !== "machine") return []
  return state.answers.map((_, at) => nerves({ ...state, answers: state.answers.slice(0, at + 1) }))
}

/** What the machine writes beside an answer that took so many seconds. */
export function remark(seconds: number): string {
  const took = `${seconds.toFixed(1)} s`
  if (seconds < 0.7) return `${took}: rehearsed`
  if (seconds < 2) return `${took}: smooth`
  if (seconds < 6) return `${took}: had to think`
  return `${took}: made it up`
}

/**
 * Where the needle is, from -1 to 1: it breathes, and trembles for a while after each answer, the more the longer that
 * took. In seconds.
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

/** How many numbers one can still have thought of, in words. */
export function roomText(state: State): string {
  const { low, high } = leftAfter(topOf(state.level), askedIn(state))
  if (isCaught(state)) return "Room for a lie: less than none."
  const left = high - low + 1
  return left === 1 ? "Room for a lie: none." : `Room for a lie: ${grouped(left)} numbers.`
}

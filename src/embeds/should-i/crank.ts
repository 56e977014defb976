/** The crank of the mincer: how far it is turned, and what has come out by then. */
import type { Answer } from "./logic"

/** How many turns it takes to put a question through. */
export const through = 2

/** How many letters more an answer gets at most, from turning on: one a turn. */
export const mostMore = 5

/** How fast it goes by itself, in turns a second. */
const pace = 1.5

/** A crank so many seconds later that is on its way to somewhere by itself. */
export function wound(turns: number, to: number, seconds: number): number {
  const step = pace * seconds
  return Math.abs(to - turns) <= step ? to : turns + Math.sign(to - turns) * step
}

/** How far a hand has turned it that went from one angle to another, in turns; angles are in radians, the short way round. */
export function turnBetween(from: number, to: number): number {
  const turn = (to - from) / (2 * Math.PI)
  return turn - Math.round(turn)
}

/** Where a hand may have it. */
export function held(turns: number): number {
  const most = through + mostMore + 0.9
  return Math.max(-most, Math.min(most, turns))
}

/** Which way it goes on when it is let go of: what has begun comes out. */
export function goesTo(turns: number): number {
  if (Math.abs(turns) >= through) return turns
  return turns < 0 ? -through : through
}

export type Minced = {
  /** Whether it is turned the wrong way, for the opposite. */
  backwards: boolean
  /** How much of the question is through, 0 to 1. */
  part: number
  /** What comes out: "No.", and when it is turned on "Noooo." */
  text: string
}

/** What is to be seen of a question whose first answer this is. */
export function minced(turns: number, first: Answer): Minced {
  const backwards = turns < 0
  const yes = (first === "yes") !== backwards
  const more = Math.max(0, Math.min(mostMore, Math.floor(Math.abs(turns) - through)))
  const text = `${yes ? "Yes" : "No"}${(yes ? "s" : "o").repeat(more)}.`
  return { backwards, part: Math.min(1, Math.abs(turns) / through), text }
}

/** Where a letter of the question is while so much of it is through: in the heap, on its way down, or gone (null). */
export function letterAt(i: number, of: number, part: number): { x: number; y: number; turn: number } | null {
  const begins = (i / Math.max(1, of)) * 0.7
  const fallen = Math.max(0, (part - begins) / 0.25)
  if (fallen >= 1) return null
  const wide = 34 * (1 - fallen)
  return {
    x: 200 + wide * Math.sin(i * 4.1 + 0.6),
    y: 26 - 14 * Math.abs(Math.cos(i * 2.3)) + 34 * fallen,
    turn: 50 * Math.sin(i * 3.1),
  }
}

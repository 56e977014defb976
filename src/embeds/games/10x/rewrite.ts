/** The rewrite in Rust: its requirements, its gain, and the state after it. */
import { seeded, shuffle } from "../../../lib/game/random"
import type { State } from "./career"
import { lessons } from "./lessons"
import { things } from "./things"

/** The goodwill that a rewrite costs. */
export const goodwillPrice = 3
/** The level in tenths of x at which the game ends. */
export const goal = 100

/** Returns the lines required for the next rewrite: ten times as many after each of the first five. */
export function requiredLines(rewrites: number): number {
  return 30_000 * 10 ** Math.min(rewrites, 5)
}

/**
 * Returns the gain of a rewrite in tenths of x, capped at the goal; 0 below the required lines. The first gives 7
 * at the minimum and 2 more for each doubling; later ones give more.
 */
export function gainOf({ written, figures }: Pick<State, "written" | "figures">): number {
  const required = requiredLines(figures.rewrites)
  if (written < required) return 0
  const n = figures.rewrites
  return Math.min(goal - figures.tenths, Math.floor(7 + 3 * n + (2 + n) * Math.log2(written / required)))
}

/** The number of lessons offered after a rewrite. */
const offerCount = 3

/** Returns the state after a rewrite: an empty codebase. Desk items, lessons, background and inbox stay. */
export function rewritten(state: State): State {
  const { figures } = state
  const tenths = figures.tenths + gainOf(state)
  const unlearned = lessons.map(({ id }) => id).filter(id => !state.lessons.includes(id))
  return {
    ...state,
    seed: (state.seed + 1) >>> 0,
    lines: 0,
    written: 0,
    bugs: 0,
    debt: 0,
    goodwill: Math.max(0, state.goodwill - goodwillPrice),
    team: {},
    things: things.filter(({ id, kept }) => kept && state.things.includes(id)).map(({ id }) => id),
    offered: shuffle(unlearned, seeded(state.seed)).slice(0, offerCount),
    meeting: 0,
    boost: { factor: 1, left: 0 },
    figures: { ...figures, tenths, rewrites: figures.rewrites + 1 },
  }
}

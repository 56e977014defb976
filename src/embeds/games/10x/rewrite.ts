/** The rewrite in Rust: when it can be had, what it is worth, and what of the old codebase is left after it. */
import { seeded, shuffle } from "../../../lib/game/random"
import type { State } from "./career"
import { lessons } from "./lessons"
import { things } from "./things"

/** Goodwill that somebody has to spend on signing it. */
export const signature = 3
/** Tenths of x at which one is a 10x developer. */
export const goal = 100

/** Lines that have to be there before a rewrite is worth anything: ten times as many each time, up to the sixth. */
export function leastLines(rewrites: number): number {
  return 30_000 * 10 ** Math.min(rewrites, 5)
}

/** How many tenths of x a rewrite would add now: half an x at the least size, and half an x more each time it doubles. */
export function gainOf({ written, figures }: Pick<State, "written" | "figures">): number {
  const least = leastLines(figures.rewrites)
  if (written < least) return 0
  const n = figures.rewrites
  return Math.min(goal - figures.tenths, Math.floor(7 + 3 * n + (2 + n) * Math.log2(written / least)))
}

/** How many lessons are offered of which one is learned. */
const offer = 3

/** The next codebase: an empty one, with what is on the desk, in the head, and in the inbox. */
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
    goodwill: Math.max(0, state.goodwill - signature),
    team: {},
    things: things.filter(({ id, kept }) => kept && state.things.includes(id)).map(({ id }) => id),
    offered: shuffle(unlearned, seeded(state.seed)).slice(0, offer),
    meeting: 0,
    boost: { factor: 1, left: 0 },
    figures: { ...figures, tenths, rewrites: figures.rewrites + 1 },
  }
}

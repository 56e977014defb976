/** A session of a game: its state, the states for undo, and an unfinished game that a new one replaced. Pure. */
import { findLastIndex } from "../../lib/content/arrayMethods"
import type { Game } from "../../lib/game/game"
import type { Random } from "../../lib/game/random"

/** The maximum number of states for undo. */
export const maxUndoSteps = 100

export type Position<State, Options> = {
  options: Options
  state: State
  /** The earlier states, oldest first; empty if the game has no undo. */
  past: State[]
  /** The number of steps from the start. */
  steps: number
  /** True once the result is in the statistics: the first ending counts, even if it is undone later. */
  counted: boolean
}

export type GameSession<State, Options> = Position<State, Options> & {
  /** The unfinished game that this one replaced. */
  aside: Position<State, Options> | null
}

/** The effect of undo: take back a step, bring back the replaced game, or nothing. */
export type Undo = "step" | "game" | null

function lastTurn<S, A, O>(game: Game<S, A, O>, { past, options }: Position<S, O>): number {
  return game.undo ? findLastIndex(past, state => game.isTurn?.(state, options) ?? true) : -1
}

function isTouched<S, A, O>(game: Game<S, A, O>, at: Position<S, O>): boolean {
  return game.undo ? lastTurn(game, at) >= 0 : at.steps > 0
}

/** Returns the game that undo of a new one brings back: the last if it is unfinished, or the one that it replaced. */
function putAside<S, A, O>(
  game: Game<S, A, O>,
  { aside, ...last }: GameSession<S, O>,
): Position<S, O> | null {
  if (!isTouched(game, last)) return aside
  return game.isOver(last.state) ? null : last
}

/** Starts a new game that replaces `last`. */
export function newSession<S, A, O>(
  game: Game<S, A, O>,
  options: O,
  random: Random,
  last?: GameSession<S, O>,
): GameSession<S, O> {
  const state = game.start(options, random, last?.state)
  const aside = last ? putAside(game, last) : null
  return { options, state, past: [], steps: 0, counted: false, aside }
}

/** Applies an action; returns the same object if it is not allowed. */
export function stepSession<S, A, O>(
  game: Game<S, A, O>,
  at: GameSession<S, O>,
  action: A,
): GameSession<S, O> {
  const state = game.step(at.state, action)
  if (state === at.state) return at
  const past = game.undo ? [...at.past, at.state].slice(-maxUndoSteps) : []
  return { ...at, state, past, steps: at.steps + 1, counted: at.counted || game.isOver(state) }
}

/** Returns the effect that undo would have now. */
export function undoEffect<S, A, O>(game: Game<S, A, O>, at: GameSession<S, O>): Undo {
  if (lastTurn(game, at) >= 0) return "step"
  return at.aside && !isTouched(game, at) ? "game" : null
}

/** Undoes a step or a new game; returns the same object if there is nothing to undo. */
export function undoSession<S, A, O>(game: Game<S, A, O>, at: GameSession<S, O>): GameSession<S, O> {
  const index = lastTurn(game, at)
  const state = at.past[index]
  if (state !== undefined) {
    return { ...at, state, past: at.past.slice(0, index), steps: at.steps - (at.past.length - index) }
  }
  return undoEffect(game, at) === "game" && at.aside ? { ...at.aside, aside: null } : at
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Converts a stored session of an older version: its states and options, and those of the game it replaced. */
export function migrateSession<S, A, O>(
  { schema }: Pick<Game<S, A, O>, "schema">,
  stored: unknown,
  version: number,
): unknown {
  if (!isRecord(stored)) return stored
  const migrateState = (state: unknown) => schema.migrateState?.(state, version) ?? state
  const { past, aside } = stored
  return {
    ...stored,
    options: schema.migrateOptions?.(stored.options, version) ?? stored.options,
    state: migrateState(stored.state),
    past: Array.isArray(past) ? past.map(migrateState) : past,
    aside: migrateSession({ schema }, aside, version),
  }
}

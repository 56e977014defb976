/** One player at one game: its state, the way back, and the game that was put aside for it. Pure. */
import { lastIndex } from "../../lib/content/changedList"
import type { Game } from "../../lib/game/game"
import type { Random } from "../../lib/game/random"

/** How many steps back are kept. */
export const memory = 100

export type Position<State, Options> = {
  options: Options
  state: State
  /** The states before, oldest first; empty where the game has no undo. */
  past: State[]
  /** How many steps led here. */
  steps: number
  /** Whether this game's ending is in the statistics: the first one counts, whatever is undone after it. */
  counted: boolean
}

export type GameSession<State, Options> = Position<State, Options> & {
  /** An unfinished game that a new one took the place of. */
  aside: Position<State, Options> | null
}

/** What undo would do now: take a step back, bring the game put aside back, or nothing. */
export type Undo = "step" | "game" | null

function lastTurn<S, A, O>(game: Game<S, A, O>, { past, options }: Position<S, O>): number {
  return game.undo ? lastIndex(past, state => game.isTurn?.(state, options) ?? true) : -1
}

function isTouched<S, A, O>(game: Game<S, A, O>, at: Position<S, O>): boolean {
  return game.undo ? lastTurn(game, at) >= 0 : at.steps > 0
}

/** The game to put aside for a new one: the one begun and not ended, or else the one already put aside for it. */
function putAside<S, A, O>(
  game: Game<S, A, O>,
  { aside, ...last }: GameSession<S, O>,
): Position<S, O> | null {
  if (!isTouched(game, last)) return aside
  return game.isOver(last.state) ? null : last
}

/** A new game, in the place of `last`. */
export function opened<S, A, O>(
  game: Game<S, A, O>,
  options: O,
  random: Random,
  last?: GameSession<S, O>,
): GameSession<S, O> {
  const state = game.start(options, random, last?.state)
  const aside = last ? putAside(game, last) : null
  return { options, state, past: [], steps: 0, counted: false, aside }
}

/** The sitting after an action; the same object where the action is not allowed. */
export function stepped<S, A, O>(game: Game<S, A, O>, at: GameSession<S, O>, action: A): GameSession<S, O> {
  const state = game.step(at.state, action)
  if (state === at.state) return at
  const past = game.undo ? [...at.past, at.state].slice(-memory) : []
  return { ...at, state, past, steps: at.steps + 1, counted: at.counted || game.isOver(state) }
}

/** What undo would do now. */
export function undoable<S, A, O>(game: Game<S, A, O>, at: GameSession<S, O>): Undo {
  if (lastTurn(game, at) >= 0) return "step"
  return at.aside && !isTouched(game, at) ? "game" : null
}

/** The sitting after undo; the same object where there is nothing to undo. */
export function undone<S, A, O>(game: Game<S, A, O>, at: GameSession<S, O>): GameSession<S, O> {
  const back = lastTurn(game, at)
  const state = at.past[back]
  if (state !== undefined) {
    return { ...at, state, past: at.past.slice(0, back), steps: at.steps - (at.past.length - back) }
  }
  return undoable(game, at) === "game" && at.aside ? { ...at.aside, aside: null } : at
}

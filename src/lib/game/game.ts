/** The interface of a game, as pure functions over plain states, and the tally of its results. */
import * as v from "valibot"
import type { Random } from "./random"

/** The result of a finished game for the player. */
export type Result = {
  outcome: "won" | "lost" | "drawn"
  /**
   * The quality of the result, in games that have one. `score` orders the results of one level, higher being better (if
   * few moves are good, it is minus the moves); `text` describes it for people: "won in 3 moves".
   */
  best?: { score: number; text: string }
}

/** A happening of a game, from which it can derive an event for the analytics. */
export type GameEvent<State, Action, Options> =
  | { kind: "step"; action: Action; before: State; after: State; options: Options }
  /** The first ending of a game; a game that is undone and ends again is not reported twice. */
  | { kind: "over"; state: State; options: Options; result: Result }
  | { kind: "new"; options: Options }
  /** A change of the options, which begins a new game. */
  | { kind: "options"; options: Options; before: Options }

/** An event for the analytics, without its category: that is the game's name. */
export type Report = { action: string; label?: string; value?: number }

/** A game. States, actions and options are plain JSON and never mutated; no function reads the clock or Math.random. */
export type Game<State, Action, Options> = {
  /** The address after /games/, and the key of the game's stored data. */
  name: string
  /** The options of a first visit. */
  options: Options
  /** The schemas of stored data. Data that fails them starts a new game. */
  schema: {
    state: v.GenericSchema<unknown, State>
    options: v.GenericSchema<unknown, Options>
    /** The version of stored data, 1 by default; raise it when old data no longer fits the schemas. */
    version?: number
    /**
     * Converts a state or options of any older version, given as `version`, to the present one in a single call; the schemas
     * then check the result. Without it, they are kept as is.
     */
    migrateState?: (state: unknown, version: number) => unknown
    migrateOptions?: (options: unknown, version: number) => unknown
  }
  /** Returns a new game; `last` is the previous one, if any. A state that needs randomness later holds a seed. */
  start: (options: Options, random: Random, last?: State) => State
  /** Returns the state after an action, or the same object if the action is not allowed. */
  step: (state: State, action: Action) => State
  isOver: (state: State) => boolean
  /** Returns the result; called only when the game is over. */
  result: (state: State, options: Options) => Result
  /**
   * Returns the level by which statistics are kept, in words for people: "drunk hamster". Without it, there is one
   * level.
   */
  level?: (options: Options) => string
  /** Allows the player to take back moves. */
  undo?: boolean
  /** Returns whether it is the player's turn, the states to which undo goes back. Without it, always. */
  isTurn?: (state: State, options: Options) => boolean
  /** Returns the event to report, if any. */
  report?: (event: GameEvent<State, Action, Options>) => Report | undefined
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

export const tallySchema = v.object({
  played: count,
  won: count,
  lost: count,
  drawn: count,
  best: v.nullable(v.object({ score: v.number(), text: v.string() })),
})

/** The number of finished games by outcome, and the best result. */
export type Tally = v.InferOutput<typeof tallySchema>

export const emptyTally: Tally = { played: 0, won: 0, lost: 0, drawn: 0, best: null }

/** Adds a result to a tally; of equally good results the first stays the best. */
export function withResult(tally: Tally, { outcome, best }: Result): Tally {
  const isBetter = best !== undefined && (tally.best === null || best.score > tally.best.score)
  return {
    ...tally,
    played: tally.played + 1,
    [outcome]: tally[outcome] + 1,
    best: isBetter ? best : tally.best,
  }
}

/** Formats a tally as a sentence, without the outcomes that have not occurred. */
export function tallyText(tally: Tally): string {
  if (tally.played === 0) return "No games played yet."
  const endings = (["won", "lost", "drawn"] as const).filter(ending => tally[ending] > 0)
  const sum = `${tally.played} ${tally.played === 1 ? "game" : "games"}: `
  const best = tally.best ? ` Best: ${tally.best.text}.` : ""
  return `${sum}${endings.map(ending => `${tally[ending]} ${ending}`).join(", ")}.${best}`
}

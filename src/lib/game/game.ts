/** What a game is to the site: pure functions over plain states, and what is remembered of how its games ended. */
import * as v from "valibot"
import type { Random } from "./random"

/** How a game ended for the player. */
export type Result = {
  outcome: "won" | "lost" | "drawn"
  /**
   * How good it was, where there is a better and a worse: `score` only orders results of one level, higher being better
   * (where few moves are good: minus the moves), and `text` says it to people: "won in 3 moves".
   */
  best?: { score: number; text: string }
}

/** Something that happened in a game, for it to say what the analytics are told. */
export type GameEvent<State, Action, Options> =
  | { kind: "step"; action: Action; before: State; after: State; options: Options }
  /** The first ending of a game; one that is undone and ended again is not told twice. */
  | { kind: "over"; state: State; options: Options; result: Result }
  | { kind: "new"; options: Options }
  /** Other options, and with them a new game. */
  | { kind: "options"; options: Options; before: Options }

/** An event of the analytics without its category, which is the game's name. */
export type Report = { action: string; label?: string; value?: number }

/** A game. States, actions and options are plain JSON and never changed; no function knows of time or chance. */
export type Game<State, Action, Options> = {
  /** Its address after /games/, and the key of all that is remembered of it. */
  name: string
  /** What a visitor begins with. */
  options: Options
  /** What is believed of the browser's storage; whatever does not fit starts a new game. */
  schema: { state: v.GenericSchema<unknown, State>; options: v.GenericSchema<unknown, Options> }
  /** A new game; `last` is the one before it, if any. A state that needs chance later keeps a seed of its own. */
  start: (options: Options, random: Random, last?: State) => State
  /** The state after an action; the same object where the action is not allowed. */
  step: (state: State, action: Action) => State
  isOver: (state: State) => boolean
  /** How it ended; asked only when it is over. */
  result: (state: State, options: Options) => Result
  /** What statistics are kept by, in words, since it is also shown: "drunk hamster". Left out: one for all. */
  level?: (options: Options) => string
  /** Whether steps can be taken back. */
  undo?: boolean
  /** Whether it is the player's turn: undo goes back to such a state. Left out: always. */
  isTurn?: (state: State, options: Options) => boolean
  /** The event to report, if any. */
  report?: (happening: GameEvent<State, Action, Options>) => Report | undefined
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

export const tallySchema = v.object({
  played: count,
  won: count,
  lost: count,
  drawn: count,
  best: v.nullable(v.object({ score: v.number(), text: v.string() })),
})

/** How many games were played to their end, how they ended, and the best of them. */
export type Tally = v.InferOutput<typeof tallySchema>

export const noTally: Tally = { played: 0, won: 0, lost: 0, drawn: 0, best: null }

/** A tally with one more game; of equal bests the first stays. */
export function withResult(tally: Tally, { outcome, best }: Result): Tally {
  const isBetter = best !== undefined && (tally.best === null || best.score > tally.best.score)
  return {
    ...tally,
    played: tally.played + 1,
    [outcome]: tally[outcome] + 1,
    best: isBetter ? best : tally.best,
  }
}

/** A tally as a sentence; what did not happen is left out. */
export function tallyText(tally: Tally): string {
  if (tally.played === 0) return "No games played yet."
  const endings = (["won", "lost", "drawn"] as const).filter(ending => tally[ending] > 0)
  const sum = `${tally.played} ${tally.played === 1 ? "game" : "games"}: `
  const best = tally.best ? ` Best: ${tally.best.text}.` : ""
  return `${sum}${endings.map(ending => `${tally[ending]} ${ending}`).join(", ")}.${best}`
}

/** A game in a component: its state survives a reload, and its steps can be undone, counted and reported. */
import { useCallback, useMemo } from "react"
import * as v from "valibot"
import type { Game, GameEvent, Tally } from "../../lib/game/game"
import { seeded } from "../../lib/game/random"
import { useDrawn } from "../browser/drawn"
import { random } from "../browser/random"
import { track } from "../outside/track"
import { storageEntry } from "../storage/storageEntry"
import { read, useStorage, write } from "../storage/useStorage"
import {
  type GameSession,
  migrateSession,
  newSession,
  stepSession,
  type Undo,
  undoEffect,
  undoSession,
} from "./gameSession"
import { countResult, tallyOf, useStatistics } from "./statistics"

export type Play<State, Action, Options> = {
  /** False until storage has been read; the state before that is a placeholder to draw. */
  ready: boolean
  state: State
  options: Options
  over: boolean
  /** The number of steps to this state. */
  steps: number
  /** The tally of the current level. */
  tally: Tally
  /** Plays an action, if it is allowed. Returns whether the state changed. */
  act: (action: Action) => boolean
  /** True if the game has undo. */
  hasUndo: boolean
  /** The effect that `undo` would have now. */
  undoable: Undo
  undo: () => void
  /** Starts a new game with the same options; undo brings an unfinished game back. */
  restart: () => void
  /** Starts a new game with some options changed. */
  choose: (options: Partial<Options>) => void
}

function useEntry<S, A, O>(game: Game<S, A, O>) {
  return useMemo(() => {
    const position = {
      options: game.schema.options,
      state: game.schema.state,
      past: v.array(game.schema.state),
      steps: v.number(),
      counted: v.boolean(),
    }
    const schema = v.nullable(v.object({ ...position, aside: v.nullable(v.object(position)) }))
    return storageEntry<GameSession<S, O> | null>(
      `games/${game.name}/now`,
      schema as v.GenericSchema<unknown, GameSession<S, O> | null>,
      null,
      {
        version: game.schema.version ?? 1,
        migrate: (stored, version) => migrateSession(game, stored, version),
      },
    )
  }, [game])
}

/** Plays `game`, which must be a constant outside the component. Stores nothing before the first step. */
export function useGame<S, A, O>(game: Game<S, A, O>): Play<S, A, O> {
  const entry = useEntry(game)
  const [stored] = useStorage(entry)
  const dealt = useDrawn(() => newSession(game, game.options, random))
  const blank = useMemo(() => newSession(game, game.options, seeded(0)), [game])
  const at = stored ?? dealt ?? blank
  const statistics = useStatistics(game.name)

  const report = useCallback(
    (event: GameEvent<S, A, O>) => {
      const report = game.report?.(event)
      if (report) track({ category: game.name, ...report })
    },
    [game],
  )
  // Read on each call: another tab, or an earlier call in the same handler, may have changed it.
  const current = useCallback(() => read(entry) ?? dealt, [entry, dealt])

  const act = useCallback(
    (action: A) => {
      const old = current()
      if (!old) return false
      const next = stepSession(game, old, action)
      if (next === old) return false
      write(entry, next)
      const { options, state } = next
      report({ kind: "step", action, before: old.state, after: state, options })
      if (next.counted && !old.counted) {
        const result = game.result(state, options)
        countResult(game.name, game.level?.(options) ?? "", result)
        report({ kind: "over", state, options, result })
      }
      return true
    },
    [game, entry, current, report],
  )

  const undo = useCallback(() => {
    const old = current()
    if (old && undoEffect(game, old)) write(entry, undoSession(game, old))
  }, [game, entry, current])

  const restart = useCallback(() => {
    const old = current()
    if (!old) return
    write(entry, newSession(game, old.options, random, old))
    report({ kind: "new", options: old.options })
  }, [game, entry, current, report])

  const choose = useCallback(
    (changes: Partial<O>) => {
      const old = current()
      if (!old) return
      const options = { ...old.options, ...changes }
      write(entry, newSession(game, options, random, old))
      report({ kind: "options", options, before: old.options })
    },
    [game, entry, current, report],
  )

  return {
    ready: at !== blank,
    state: at.state,
    options: at.options,
    over: game.isOver(at.state),
    steps: at.steps,
    tally: tallyOf(statistics, game.level?.(at.options)),
    act,
    hasUndo: Boolean(game.undo),
    undoable: at === blank ? null : undoEffect(game, at),
    undo,
    restart,
    choose,
  }
}

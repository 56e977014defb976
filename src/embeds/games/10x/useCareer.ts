/** Reads the visitor's career from the saved game of 10x. */
import * as v from "valibot"
import { migrateSession } from "../../../hooks/game/gameSession"
import { storageEntry } from "../../../hooks/storage/storageEntry"
import { useStorage } from "../../../hooks/storage/useStorage"
import { type Career, careerOf } from "./career"
import { migrateState, saveVersion, stateSchema } from "./state"

/** The entry that `useGame` stores for the game, read here and written only by the game. */
const saved = storageEntry("games/10x/now", v.nullable(v.object({ state: stateSchema })), null, {
  version: saveVersion,
  migrate: (stored, version) =>
    migrateSession({ schema: { state: stateSchema, options: v.object({}), migrateState } }, stored, version),
})

/**
 * Returns the current career, or the previous one before a new game's first line; null if there is none, and in the
 * first render.
 */
export function useCareer(): Career | null {
  const [game] = useStorage(saved)
  if (!game) return null
  if (game.state.at !== null) return careerOf(game.state.figures)
  return game.state.last && careerOf(game.state.last)
}

/** The career of the visitor in the game 10x, read from the game as it is saved. */
import * as v from "valibot"
import { storageEntry } from "../../../hooks/storage/storageEntry"
import { useStorage } from "../../../hooks/storage/useStorage"
import { type Career, careerOf, stateSchema } from "./career"

/** What `useGame` keeps of the game, as far as it matters here. Only the game writes it. */
const saved = storageEntry("games/10x/now", v.nullable(v.object({ state: stateSchema })), null)

/**
 * The career that is going on, or else the one before it; null where there is none, and in the first render.
 * A new game whose first line is not written yet is no career.
 */
export function useCareer(): Career | null {
  const [game] = useStorage(saved)
  if (!game) return null
  if (game.state.at !== null) return careerOf(game.state.figures)
  return game.state.last && careerOf(game.state.last)
}

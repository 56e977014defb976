/** The way from a playlist's toy to its player. */
import { createContext } from "react"

/** Puts a song of the page's playlist, by its index, into the player. */
export const SongChoiceContext = createContext<(index: number) => void>(() => {})

/** The way from a playlist's toy to its player, and back. */
import { createContext } from "react"

/** Puts a song of the page's playlist, by its index, into the player. */
export const SongChoiceContext = createContext<(index: number) => void>(() => {})

/** The index of the song that the player names; null until it is known, and while it plays another list. */
export const CurrentSongContext = createContext<number | null>(null)

/** Finds a video's song, and picks the next one. */
import type { SongEntry } from "../../lib/content/derivedLists"
import { pick, type Random } from "../../lib/game/random"

/** Returns the title of the song with this video id; null if it is in no playlist. */
export function titleOf(songs: readonly SongEntry[], id: string): string | null {
  return songs.find(song => song.id === id)?.title ?? null
}

/** Returns the id of a random other song with a video, each video equally likely; null if there is none. */
export function nextSong(songs: readonly SongEntry[], id: string, random: Random): string | null {
  const others = new Set(songs.flatMap(song => (song.id && song.id !== id ? [song.id] : [])))
  return others.size > 0 ? pick([...others], random) : null
}

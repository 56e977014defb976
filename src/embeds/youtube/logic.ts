/** Which song a video is, and which one comes after it. */
import type { SongEntry } from "../../lib/content/derivedLists"
import { pick, type Random } from "../../lib/game/random"

/** The title of the song whose video has this id, or null for a video that is in no playlist. */
export function titleOf(songs: readonly SongEntry[], id: string): string | null {
  return songs.find(song => song.id === id)?.title ?? null
}

/** The id of a random song that has a video and is not the one that is on; each video is as likely. Null for none. */
export function nextSong(songs: readonly SongEntry[], id: string, random: Random): string | null {
  const others = new Set(songs.flatMap(song => (song.id && song.id !== id ? [song.id] : [])))
  return others.size > 0 ? pick([...others], random) : null
}

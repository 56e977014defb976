/** The songs that have been played in this browser, newest last. */
import { array, number, object, string } from "valibot"
import { now } from "../browser/clock"
import { storageEntry } from "../storage/storageEntry"
import { read, useStorage, write } from "../storage/useStorage"

export type Play = {
  /** The YouTube id of the video. */
  id: string
  title: string
  /** The slug of the playlist. */
  playlist: string
  /** The start of the song, in milliseconds since 1970. */
  at: number
}

/** The maximum number of stored plays; the oldest are dropped first. */
export const maxPlays = 2000

const noPlays: Play[] = []
export const plays = storageEntry(
  "plays",
  array(object({ id: string(), title: string(), playlist: string(), at: number() })),
  noPlays,
)

/** Stores that a song has started to play. */
export function recordPlay({ id, title, playlist }: Omit<Play, "at">): void {
  write(plays, [...read(plays), { id, title, playlist, at: now() }].slice(-maxPlays))
}

/** Returns the stored plays, kept up to date; none in the first render. */
export function usePlays(): readonly Play[] {
  return useStorage(plays)[0]
}

/** What has really been played here: every song that was heard from its beginning, the newest last. */
import { array, number, object, string } from "valibot"
import { now } from "../browser/clock"
import { storageEntry } from "../storage/storageEntry"
import { read, useStorage, write } from "../storage/useStorage"

export type Play = {
  /** The video's id on YouTube. */
  id: string
  title: string
  /** The slug of the playlist that it was played from. */
  playlist: string
  /** When it began, in milliseconds since 1970. */
  at: number
}

/** How many are remembered; the oldest go first. */
export const maxPlays = 2000

const nothing: Play[] = []
export const plays = storageEntry(
  "plays",
  array(object({ id: string(), title: string(), playlist: string(), at: number() })),
  nothing,
)

/** Notes that a song has begun to play, now. */
export function notePlay({ id, title, playlist }: Omit<Play, "at">): void {
  write(plays, [...read(plays), { id, title, playlist, at: now() }].slice(-maxPlays))
}

/** All that is remembered, kept up to date; none in the first render. */
export function usePlays(): readonly Play[] {
  return useStorage(plays)[0]
}

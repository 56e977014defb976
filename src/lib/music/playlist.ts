/** The schema of a playlist in content/playlists. */
import * as v from "valibot"
import { isVideoId } from "./youtubeId"

const song = v.strictObject({
  /** The YouTube id of the video; missing if it is not known yet. */
  id: v.optional(
    v.pipe(v.string(), v.check(isVideoId, "Write the 11 characters of a YouTube id, or leave the key out.")),
  ),
  title: v.pipe(v.string(), v.nonEmpty("Write the artist and the song.")),
})

/** The number of songs on side B of a mixtape. */
const sideBLength = 3

export const playlistSchema = v.strictObject({
  name: v.pipe(v.string(), v.nonEmpty("Write the name of the playlist.")),
  description: v.pipe(v.string(), v.nonEmpty("Write one sentence about the playlist.")),
  added: v.pipe(v.string("Write a day as 2024-05-31."), v.isoDate("Write a day as 2024-05-31.")),
  /** A component that stands above the player. */
  toy: v.optional(
    v.pipe(
      v.string("Write a component's name."),
      v.regex(/^[A-Z]\w*$/, "Write a component's name, as FridayOffice."),
    ),
  ),
  songs: v.pipe(v.array(song), v.nonEmpty("Write at least one song.")),
  /** The titles on side B of the mixtape: songs that were never recorded. */
  sideB: v.optional(
    v.pipe(
      v.array(v.pipe(v.string("Write a title."), v.nonEmpty("Write a title."))),
      v.length(sideBLength, `Write ${sideBLength} titles, or leave the key out.`),
    ),
  ),
})

export type Playlist = v.InferOutput<typeof playlistSchema>

/** A song; `id` is missing or null if the video is not known. */
export type Song = { id?: string | null; title: string }

/** Counts the songs and those with a video: "14 songs, 12 of them playable". */
export function playlistSummary(songs: readonly Song[]): string {
  const playable = songs.filter(({ id }) => id && isVideoId(id)).length
  const some = playable === 0 ? "none" : playable === songs.length ? "all" : String(playable)
  if (songs.length === 1) return `1 song, ${playable === 1 ? "playable" : "not playable"}`
  return `${songs.length} songs, ${some} of them playable`
}

/** Explains that some or all songs have no video, in a sentence; empty if every song has one. */
export function missingVideosText(songs: readonly Song[]): string {
  const silent = songs.filter(({ id }) => !id || !isVideoId(id)).length
  if (silent === 0) return ""
  if (silent === songs.length)
    return "Pertti has not found these songs on YouTube yet, so it is quiet here; each has a link that looks for it."
  const some = `${silent} of these songs on YouTube yet, so the player goes past ${silent === 1 ? "it" : "them"}`
  return `Pertti has not found ${some}; ${silent === 1 ? "it has a link that looks" : "each has a link that looks"} for it.`
}

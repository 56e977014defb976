/** The playlist player as a machine: which song is on, whether it plays, and which songs have failed to. */
import type { Song } from "./playlist"
import { isVideoId } from "./youtubeId"

export type PlaylistState = {
  songs: readonly Song[]
  /** The place of the current song in the list, from 0; -1 where no song has a video. */
  index: number
  playing: boolean
  /** The places of the songs whose videos would not play. */
  failed: readonly number[]
}

/** A list at its first song that has a video, paused unless said otherwise. Nothing plays where there is no such song. */
export function start(songs: readonly Song[], playing = false): PlaylistState {
  const index = songs.findIndex(hasVideo)
  return { songs, index, playing: playing && index >= 0, failed: [] }
}

/** Whether a song has a video that can be asked for. */
export function hasVideo({ id }: Song): boolean {
  return typeof id === "string" && isVideoId(id)
}

/** The current song, which has a video, or null where no song has. */
export function current({ songs, index }: PlaylistState): (Song & { id: string }) | null {
  const song = songs[index]
  return song?.id ? { ...song, id: song.id } : null
}

/** Plays the current song; one that has failed is given another chance. */
export function play(state: PlaylistState): PlaylistState {
  if (state.index < 0) return state
  return { ...state, playing: true, failed: state.failed.filter(place => place !== state.index) }
}

/** Pauses; a paused list stays as it is. */
export function pause(state: PlaylistState): PlaylistState {
  return state.playing ? { ...state, playing: false } : state
}

/** The next song that can be played, and after the last one the first; the same one where there is no other. */
export function next(state: PlaylistState): PlaylistState {
  return moved(state, 1)
}

/** The song before this one that can be played, and before the first one the last; likewise. */
export function previous(state: PlaylistState): PlaylistState {
  return moved(state, -1)
}

function moved(state: PlaylistState, by: 1 | -1): PlaylistState {
  const { songs, index, failed } = state
  for (let step = 1; step <= songs.length; step++) {
    const place = (index + by * step + songs.length * 2) % songs.length
    const song = songs[place]
    if (song && hasVideo(song) && !failed.includes(place)) return { ...state, index: place }
  }
  return state
}

/** Plays the song at a place from 0; one without a video changes nothing. */
export function choose(state: PlaylistState, place: number): PlaylistState {
  const song = state.songs[place]
  return song && hasVideo(song) ? play({ ...state, index: place }) : state
}

/** After a song's end the next one plays, which is the same one where there is no other. */
export function ended(state: PlaylistState): PlaylistState {
  return state.index < 0 ? state : { ...next(state), playing: true }
}

/** Marks the current song as one that will not play and goes on to the next; where none is left, it pauses. */
export function fail(state: PlaylistState): PlaylistState {
  if (state.index < 0) return state
  const marked = { ...state, failed: [...new Set([...state.failed, state.index])] }
  const after = next(marked)
  return after === marked ? pause(marked) : after
}

/** The state machine of the playlist player. */
import type { Song } from "./playlist"
import { isVideoId } from "./youtubeId"

export type PlaylistState = {
  songs: readonly Song[]
  /** The index of the current song; -1 if no song has a video. */
  index: number
  playing: boolean
  /** The indices of the songs whose videos failed to play. */
  failed: readonly number[]
}

/** Returns a playlist at its first song with a video, paused by default. Without such a song, it is always paused. */
export function start(songs: readonly Song[], playing = false): PlaylistState {
  const index = songs.findIndex(hasVideo)
  return { songs, index, playing: playing && index >= 0, failed: [] }
}

/** Returns whether a song has a valid video id. */
export function hasVideo({ id }: Song): boolean {
  return typeof id === "string" && isVideoId(id)
}

/** Returns the current song; null if no song has a video. */
export function current({ songs, index }: PlaylistState): (Song & { id: string }) | null {
  const song = songs[index]
  return song?.id ? { ...song, id: song.id } : null
}

/** Plays the current song, and tries it again if it had failed. */
export function play(state: PlaylistState): PlaylistState {
  if (state.index < 0) return state
  return { ...state, playing: true, failed: state.failed.filter(index => index !== state.index) }
}

export function pause(state: PlaylistState): PlaylistState {
  return state.playing ? { ...state, playing: false } : state
}

/** Goes to the next playable song, from the last to the first; stays if there is no other. */
export function next(state: PlaylistState): PlaylistState {
  return moved(state, 1)
}

/** Goes to the previous playable song, from the first to the last; stays if there is no other. */
export function previous(state: PlaylistState): PlaylistState {
  return moved(state, -1)
}

function moved(state: PlaylistState, direction: 1 | -1): PlaylistState {
  const { songs, index, failed } = state
  for (let step = 1; step <= songs.length; step++) {
    const candidate = (index + direction * step + songs.length * 2) % songs.length
    const song = songs[candidate]
    if (song && hasVideo(song) && !failed.includes(candidate)) return { ...state, index: candidate }
  }
  return state
}

/** Plays the song at an index; without a video, changes nothing. */
export function choose(state: PlaylistState, index: number): PlaylistState {
  const song = state.songs[index]
  return song && hasVideo(song) ? play({ ...state, index }) : state
}

/** Plays the next song after the end of the current one; the same song if there is no other. */
export function ended(state: PlaylistState): PlaylistState {
  return state.index < 0 ? state : { ...next(state), playing: true }
}

/** Marks the current song as failed and goes to the next; pauses if none is left. */
export function fail(state: PlaylistState): PlaylistState {
  if (state.index < 0) return state
  const marked = { ...state, failed: [...new Set([...state.failed, state.index])] }
  const after = next(marked)
  return after === marked ? pause(marked) : after
}

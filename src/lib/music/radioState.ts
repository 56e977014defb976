/** The state machine of the radio: its dial, and the station in its player. */
import type { Song } from "./playlist"
import * as list from "./playlistState"

export type Station = {
  /** The playlist's slug. */
  slug: string
  name: string
  /** The frequency in tenths of a megahertz: 881 is 88.1 MHz. */
  frequency: number
  songs: readonly Song[]
}

/** The state of the radio while it is on. Its list always has a song with a video. */
export type Receiver = {
  station: Station
  /** The playlist. Its `playing` is the visitor's wish; sound also depends on the dial. */
  list: list.PlaylistState
  /** True while the dial is at the station's frequency. */
  isTuned: boolean
  /** True once the current song has started to sound. */
  hasStarted: boolean
  /** The message about a failure, in a sentence or two; empty without one. */
  notice: string
}

export type RadioState = {
  /** The position of the dial in tenths of a megahertz; null before its first move and the first play. */
  dial: number | null
  /** True while the dial moves: stations that it passes are not tuned in to. */
  moving: boolean
  /** The receiver; null while the radio is off. */
  on: Receiver | null
}

export const initialState: RadioState = { dial: null, moving: false, on: null }

/** Returns whether a station has a playable song. */
export function canPlay({ songs }: Station): boolean {
  return songs.some(list.hasVideo)
}

/** Returns whether the radio should sound: it is on, not paused, and tuned in to the station. */
export function isPlaying({ on }: RadioState): boolean {
  return on?.list.playing === true && on.isTuned
}

/** Returns whether the radio has stopped because of a failure before any song started. */
export function isBroken({ on }: RadioState): boolean {
  return on !== null && !on.list.playing && !on.hasStarted && on.notice !== ""
}

function receive(station: Station, playing: boolean): Receiver {
  return { station, list: list.start(station.songs, playing), isTuned: true, hasStarted: false, notice: "" }
}

/**
 * Moves the dial over a station or none. The station that the dial leaves is silent until the dial rests on it again.
 */
export function turnDial(state: RadioState, dial: number, under: Station | null): RadioState {
  const { on } = state
  const clear = on?.isTuned === true && under?.slug === on.station.slug
  return { dial, moving: true, on: on && { ...on, isTuned: clear } }
}

/** Ends a move of the dial: a radio that is on tunes in to the station under it, and goes on playing if it played. */
export function settleDial(state: RadioState, under: Station | null): RadioState {
  const { on } = state
  if (!on) return { ...state, moving: false }
  if (!under || !canPlay(under)) return { ...state, moving: false, on: { ...on, isTuned: false } }
  if (under.slug === on.station.slug) return { ...state, moving: false, on: { ...on, isTuned: true } }
  return { ...state, moving: false, on: receive(under, on.list.playing) }
}

/** Moves the dial to a station and plays it; the station in the player resumes where it paused. */
export function play(state: RadioState, station: Station): RadioState {
  if (!canPlay(station)) return state
  const same = state.on?.station.slug === station.slug ? state.on : null
  const on = same ? { ...same, list: list.play(same.list), isTuned: true } : receive(station, true)
  return { dial: station.frequency, moving: false, on: { ...on, notice: "" } }
}

/** Plays the song at an index of a station's list; without a video, changes nothing. */
export function choose(state: RadioState, station: Station, index: number): RadioState {
  const song = station.songs[index]
  if (!song || !list.hasVideo(song)) return state
  const tuned = play(state, station)
  return tuned.on ? { ...tuned, on: withList(tuned.on, list.choose(tuned.on.list, index)) } : tuned
}

function withList(on: Receiver, next: list.PlaylistState): Receiver {
  return { ...on, list: next, hasStarted: on.hasStarted && next.index === on.list.index }
}

/** Skips to the next or previous song of the station in the player, and returns the dial to it if it had left. */
export function skip(state: RadioState, direction: 1 | -1): RadioState {
  const { on, dial } = state
  if (!on) return state
  const next = direction === 1 ? list.next(on.list) : list.previous(on.list)
  const frequency = on.isTuned ? dial : on.station.frequency
  return { dial: frequency, moving: false, on: { ...withList(on, next), isTuned: true, notice: "" } }
}

export function pause(state: RadioState): RadioState {
  return state.on ? { ...state, on: { ...state.on, list: list.pause(state.on.list) } } : state
}

/** Handles a press of play in the player itself. While the dial moves, it is a late event and ignored. */
export function onPlayerPlay(state: RadioState): RadioState {
  const { on, moving } = state
  if (!on || moving || isPlaying(state)) return state
  return play(state, on.station)
}

/** Handles a pause of the player: the visitor's wish, unless the dial has left the station. */
export function onPlayerPause(state: RadioState): RadioState {
  return state.on?.isTuned ? pause(state) : state
}

/** Handles the start of the current song's sound. */
export function onSongStart(state: RadioState): RadioState {
  return state.on ? { ...state, on: { ...state.on, hasStarted: true } } : state
}

/** Handles the end of the current song: plays the next. */
export function onSongEnd(state: RadioState): RadioState {
  return state.on
    ? { ...state, on: { ...state.on, list: list.ended(state.on.list), hasStarted: false } }
    : state
}

/** Handles a song that failed to play: shows the reason and goes to the next song, or pauses if none is left. */
export function skipFailed(state: RadioState, reason: string): RadioState {
  const { on } = state
  if (!on) return state
  const song = list.current(on.list)
  const notice = song ? `${song.title} was skipped. ${reason}` : reason
  return { ...state, on: { ...on, list: list.fail(on.list), hasStarted: false, notice } }
}

/** Handles a player that failed to load: pauses with a message. */
export function pauseBroken(state: RadioState, notice: string): RadioState {
  const paused = pause(state)
  return paused.on ? { ...paused, on: { ...paused.on, notice } } : paused
}

/** Formats a frequency as on a radio: "88.1 MHz". */
export function megahertz(tenths: number): string {
  return `${(tenths / 10).toFixed(1)} MHz`
}

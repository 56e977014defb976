/** The radio as a machine: where its dial stands, whose songs are in its player, and whether they come through. */
import type { Song } from "./playlist"
import * as list from "./playlistState"

export type Station = {
  /** The playlist's slug. */
  slug: string
  name: string
  /** In tenths of a megahertz: 881 is 88.1 MHz. */
  frequency: number
  songs: readonly Song[]
}

/** The radio while it is switched on. Its list always has a song with a video. */
export type Receiver = {
  station: Station
  /** Its `playing` is what the visitor wants; whether anything is heard also depends on the dial. */
  list: list.PlaylistState
  /** Whether the dial stands where the station is. */
  clear: boolean
  /** Whether the current song has been heard yet, rather than only asked for. */
  begun: boolean
  /** What has gone wrong, in a sentence or two; empty for nothing. */
  notice: string
}

export type RadioState = {
  /** In tenths of a megahertz; null until the dial is moved or something is played. */
  dial: number | null
  /** Whether the dial is being moved: what it passes is not yet tuned in to. */
  moving: boolean
  /** Null while the radio is off. */
  on: Receiver | null
}

export const silent: RadioState = { dial: null, moving: false, on: null }

/** Whether a station has a song that can be played. */
export function canPlay({ songs }: Station): boolean {
  return songs.some(list.hasVideo)
}

/** Whether the radio is to be heard: it is on, it is wanted, and the dial stands on the station. */
export function isPlaying({ on }: RadioState): boolean {
  return on?.list.playing === true && on.clear
}

/** Whether it stands still because nothing came: it was wanted, something went wrong, and no song has begun. */
export function isBroken({ on }: RadioState): boolean {
  return on !== null && !on.list.playing && !on.begun && on.notice !== ""
}

function receive(station: Station, playing: boolean): Receiver {
  return { station, list: list.start(station.songs, playing), clear: true, begun: false, notice: "" }
}

/** Moves the dial, to where a station is or none; a station that is left falls silent until the dial rests on it. */
export function turn(state: RadioState, dial: number, under: Station | null): RadioState {
  const { on } = state
  const clear = on?.clear === true && under?.slug === on.station.slug
  return { dial, moving: true, on: on && { ...on, clear } }
}

/** The dial has come to rest: a radio that is on takes the station that is there, and plays on if it was playing. */
export function rest(state: RadioState, under: Station | null): RadioState {
  const { on } = state
  if (!on) return { ...state, moving: false }
  if (!under || !canPlay(under)) return { ...state, moving: false, on: { ...on, clear: false } }
  if (under.slug === on.station.slug) return { ...state, moving: false, on: { ...on, clear: true } }
  return { ...state, moving: false, on: receive(under, on.list.playing) }
}

/** Plays a station, which puts the dial there; where it left off, if it is the one in the player. */
export function play(state: RadioState, station: Station): RadioState {
  if (!canPlay(station)) return state
  const same = state.on?.station.slug === station.slug ? state.on : null
  const on = same ? { ...same, list: list.play(same.list), clear: true } : receive(station, true)
  return { dial: station.frequency, moving: false, on: { ...on, notice: "" } }
}

/** Plays the song at a place of a station's list, from 0; one without a video changes nothing. */
export function choose(state: RadioState, station: Station, place: number): RadioState {
  const song = station.songs[place]
  if (!song || !list.hasVideo(song)) return state
  const tuned = play(state, station)
  return tuned.on ? { ...tuned, on: withList(tuned.on, list.choose(tuned.on.list, place)) } : tuned
}

function withList(on: Receiver, next: list.PlaylistState): Receiver {
  return { ...on, list: next, begun: on.begun && next.index === on.list.index }
}

/** Goes a song on or back in the station that is in the player; back where the dial was if it had left. */
export function skip(state: RadioState, by: 1 | -1): RadioState {
  const { on, dial } = state
  if (!on) return state
  const next = by === 1 ? list.next(on.list) : list.previous(on.list)
  const back = on.clear ? dial : on.station.frequency
  return { dial: back, moving: false, on: { ...withList(on, next), clear: true, notice: "" } }
}

export function pause(state: RadioState): RadioState {
  return state.on ? { ...state, on: { ...state.on, list: list.pause(state.on.list) } } : state
}

/** Play was pressed in the player itself. While the dial moves it is a late echo, and means nothing. */
export function playedThere(state: RadioState): RadioState {
  const { on, moving } = state
  if (!on || moving || isPlaying(state)) return state
  return play(state, on.station)
}

/** The player has paused: the visitor's wish, unless it was the dial that silenced it. */
export function pausedThere(state: RadioState): RadioState {
  return state.on?.clear ? pause(state) : state
}

/** The current song is heard from its beginning. */
export function begin(state: RadioState): RadioState {
  return state.on ? { ...state, on: { ...state.on, begun: true } } : state
}

/** The current song is over; the next one plays. */
export function end(state: RadioState): RadioState {
  return state.on ? { ...state, on: { ...state.on, list: list.ended(state.on.list), begun: false } } : state
}

/** The current song will not play, which is said; the next one does, or none where none is left. */
export function skipFailed(state: RadioState, why: string): RadioState {
  const { on } = state
  if (!on) return state
  const song = list.current(on.list)
  const notice = song ? `${song.title} was skipped. ${why}` : why
  return { ...state, on: { ...on, list: list.fail(on.list), begun: false, notice } }
}

/** There is no player to be had; the radio waits, and says why. */
export function pauseBroken(state: RadioState, notice: string): RadioState {
  const paused = pause(state)
  return paused.on ? { ...paused, on: { ...paused.on, notice } } : paused
}

/** A frequency as a radio shows it: "88.1 MHz". */
export function megahertz(tenths: number): string {
  return `${(tenths / 10).toFixed(1)} MHz`
}

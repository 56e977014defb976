/** The radio of the site, which plays on in the shell while the visitor goes from page to page. */
import { useSyncExternalStore } from "react"
import { integer, nullable, number, pipe } from "valibot"
import { current } from "../../lib/music/playlistState"
import * as machine from "../../lib/music/radioState"
import { storageEntry } from "../storage/storageEntry"
import { write } from "../storage/useStorage"
import { requestPlayer } from "./playerRequest"
import { recordPlay } from "./plays"

/** The stored position of the dial, in tenths of a megahertz. The rest of the radio's state is not stored. */
export const radioDial = storageEntry("radio/dial", nullable(pipe(number(), integer())), null)

/** The time in milliseconds for which the dial must rest before the radio tunes in. */
export const dialRestMs = 400

let state = machine.initialState
let restTimer: ReturnType<typeof setTimeout> | undefined
let settle: (() => void) | undefined
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function update(next: machine.RadioState): void {
  if (next === state) return
  const { dial, moving } = next
  if (!moving) {
    clearTimeout(restTimer)
    settle = undefined
    if (dial !== null && (dial !== state.dial || state.moving)) write(radioDial, dial)
  }
  const isStarting = next.on?.list.playing && !state.on?.list.playing
  state = next
  if (isStarting) requestPlayer(radio.onPlayerFailure)
  for (const listener of [...listeners]) listener()
}

/** Commands of the visitor, and events of the player. */
export const radio = {
  /** Moves the dial over a station or none. The radio tunes in to it when the dial rests. */
  turn(dial: number, under: machine.Station | null) {
    clearTimeout(restTimer)
    settle = () => update(machine.settleDial(state, under))
    restTimer = setTimeout(settle, dialRestMs)
    update(machine.turnDial(state, dial, under))
  },
  /** Tunes in to a station at once, and plays it if the radio is playing. */
  tune(station: machine.Station) {
    update(machine.settleDial(machine.turnDial(state, station.frequency, station), station))
  },
  /** Plays a station, by default the one in the player. */
  play(station = state.on?.station) {
    if (station) update(machine.play(state, station))
  },
  choose: (station: machine.Station, index: number) => update(machine.choose(state, station, index)),
  pause: () => update(machine.pause(state)),
  next: () => update(machine.skip(state, 1)),
  previous: () => update(machine.skip(state, -1)),
  /** Switches the radio off, which removes the player. */
  off() {
    settle?.()
    update(machine.initialState)
  },
  /** Handles leaving the radio's page. If the radio is off, its dial is reset; the stored position stays. */
  leave() {
    settle?.()
    if (!state.on) update(machine.initialState)
  },

  onPlayerPlay: () => update(machine.onPlayerPlay(state)),
  onPlayerPause: () => update(machine.onPlayerPause(state)),
  /** Handles the start of the current song, and stores the play. */
  onSongStart() {
    const song = state.on && current(state.on.list)
    if (state.on && song) recordPlay({ ...song, playlist: state.on.station.slug })
    update(machine.onSongStart(state))
  },
  onSongEnd: () => update(machine.onSongEnd(state)),
  onSongFailure: (reason: string) => update(machine.skipFailed(state, reason)),
  onPlayerFailure: (reason: string) => update(machine.pauseBroken(state, reason)),
}

/** Returns the state of the radio, kept up to date; off in the first render. */
export function useRadio(): machine.RadioState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => machine.initialState,
  )
}

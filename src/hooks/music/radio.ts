/** The one radio of the site: it stands in the shell and plays on while the visitor goes from page to page. */
import { useSyncExternalStore } from "react"
import { integer, nullable, number, pipe } from "valibot"
import { current } from "../../lib/music/playlistState"
import * as machine from "../../lib/music/radioState"
import { storageEntry } from "../storage/storageEntry"
import { write } from "../storage/useStorage"
import { wishForPlayer } from "./playerWish"
import { notePlay } from "./plays"

/** Where the dial was left, in tenths of a megahertz; the only thing of the radio that outlives the page. */
export const radioDial = storageEntry("radio/dial", nullable(pipe(number(), integer())), null)

/** How long the dial has to stand still before what is there is tuned in to, in milliseconds. */
export const restMilliseconds = 400

let state = machine.silent
let resting: ReturnType<typeof setTimeout> | undefined
let settle: (() => void) | undefined
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function become(next: machine.RadioState): void {
  if (next === state) return
  const { dial, moving } = next
  if (!moving) {
    clearTimeout(resting)
    settle = undefined
    if (dial !== null && (dial !== state.dial || state.moving)) write(radioDial, dial)
  }
  const wants = next.on?.list.playing && !state.on?.list.playing
  state = next
  if (wants) wishForPlayer(radio.broke)
  for (const listener of [...listeners]) listener()
}

/** What the visitor does to the radio, and what the player says to it. */
export const radio = {
  /** Moves the dial to where a station is or none; it is tuned in to when the dial has come to rest. */
  turn(dial: number, under: machine.Station | null) {
    clearTimeout(resting)
    settle = () => become(machine.rest(state, under))
    resting = setTimeout(settle, restMilliseconds)
    become(machine.turn(state, dial, under))
  },
  /** Puts the dial on a station at once; plays it if the radio is on and playing. */
  tune(station: machine.Station) {
    become(machine.rest(machine.turn(state, station.frequency, station), station))
  },
  /** Plays a station, or the one that is in the player. */
  play(station = state.on?.station) {
    if (station) become(machine.play(state, station))
  },
  choose: (station: machine.Station, place: number) => become(machine.choose(state, station, place)),
  pause: () => become(machine.pause(state)),
  next: () => become(machine.skip(state, 1)),
  previous: () => become(machine.skip(state, -1)),
  /** Switches it off; the player goes. */
  off() {
    settle?.()
    become(machine.silent)
  },
  /** The visitor leaves the radio's page. A radio that is off forgets the dial, but not where it was left. */
  leave() {
    settle?.()
    if (!state.on) become(machine.silent)
  },

  playedThere: () => become(machine.playedThere(state)),
  pausedThere: () => become(machine.pausedThere(state)),
  /** The current song is heard from its beginning, which is remembered. */
  began() {
    const song = state.on && current(state.on.list)
    if (state.on && song) notePlay({ ...song, playlist: state.on.station.slug })
    become(machine.begin(state))
  },
  ended: () => become(machine.end(state)),
  failed: (why: string) => become(machine.skipFailed(state, why)),
  broke: (why: string) => become(machine.pauseBroken(state, why)),
}

/** The radio, now and whenever it changes; off in the first render. */
export function useRadio(): machine.RadioState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => machine.silent,
  )
}

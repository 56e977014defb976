/** The dial: which playlist is at which frequency, what is there and beside it, and what is heard where nothing is. */
import type { PageEntry, SongEntry } from "../../lib/content/derivedLists"
import { hash, seeded } from "../../lib/game/random"
import { current, start } from "../../lib/music/playlistState"
import { canPlay, isBroken, isPlaying, type RadioState, type Station } from "../../lib/music/radioState"

/** The FM band of Europe, in tenths of a megahertz: 87.5 to 108 (ITU Radio Regulations, Region 1). */
export const band = { from: 875, to: 1080 }

/** How far from its frequency a station still comes through, in tenths of a megahertz. */
export const reach = 3

/** The playlist that Fridays have a button for. */
export const fridaySlug = "perjantaiPlaylist"

/**
 * Every playlist as a station, in the playlists' order from the left of the dial to the right: evenly spread, each off
 * its place by a little that depends on its name. No two share a frequency, for 100 playlists or fewer.
 */
export function stationsOf(playlists: readonly PageEntry[], songs: readonly SongEntry[]): Station[] {
  const width = (band.to - band.from) / playlists.length
  let last = band.from - 1
  return playlists.map(({ path, title }, i) => {
    const slug = path.slice(path.lastIndexOf("/") + 1)
    const off = (seeded(slug)() - 0.5) * 0.6
    last = Math.max(last + 1, Math.round(band.from + (i + 0.5 + off) * width))
    return { slug, name: title, frequency: last, songs: songs.filter(({ playlist }) => playlist === slug) }
  })
}

/** A place on the dial as near to this as there is. */
export function onDial(frequency: number): number {
  return Math.min(band.to, Math.max(band.from, Math.round(frequency)))
}

function nearest(stations: readonly Station[], dial: number): Station | null {
  const far = (station: Station) => Math.abs(station.frequency - dial)
  return stations.reduce<Station | null>(
    (best, station) => (best && far(best) <= far(station) ? best : station),
    null,
  )
}

/** The station that comes through at a place of the dial, or null where only static does. */
export function stationAt(stations: readonly Station[], dial: number): Station | null {
  const station = nearest(stations, dial)
  return station && Math.abs(station.frequency - dial) <= reach ? station : null
}

/** What Play plays: what is tuned in to, or else the nearest station with a song that can be; null for none. */
export function toPlay(stations: readonly Station[], dial: number): Station | null {
  const tuned = stationAt(stations, dial)
  if (tuned) return canPlay(tuned) ? tuned : null
  return nearest(stations.filter(canPlay), dial)
}

/** The next station up the dial (1) or down it (-1), from the other end again; null where there is no station. */
export function neighbour(stations: readonly Station[], dial: number, by: 1 | -1): Station | null {
  const from = stationAt(stations, dial)?.frequency ?? dial
  const ordered = by === 1 ? stations : [...stations].reverse()
  return ordered.find(({ frequency }) => (frequency - from) * by > 0) ?? ordered[0] ?? null
}

/** How loud the static is at a place of the dial, from 0 where a station comes through to 1 well away from all. */
export function hiss(stations: readonly Station[], dial: number): number {
  const station = nearest(stations, dial)
  if (!station) return 1
  return Math.min(1, Math.max(0, (Math.abs(station.frequency - dial) - reach) / 4))
}

const nothings = [
  "Static.",
  "Static, or Estonia.",
  "Static. Somebody reads the weather for seafarers, a long way off.",
  "Static, in stereo.",
  "Static. This is Pertti's favourite.",
  "Static. A taxi asks for an address.",
  "Static. It was better in the eighties.",
]

/** What is heard at a place of the dial where nothing is: the same there every time. */
export function nothingAt(dial: number): string {
  return nothings[hash(String(dial)) % nothings.length] ?? ""
}

/** What the display says of the music, in a sentence. */
export function display(state: RadioState, tuned: Station | null, dial: number): string {
  if (state.moving) return "Tuning..."
  if (!tuned) return nothingAt(dial)
  if (!canPlay(tuned)) return "On the air, but silent: Pertti has not found its songs on YouTube yet."
  const on = state.on?.station.slug === tuned.slug ? state.on : null
  const song = current(on?.list ?? start(tuned.songs))
  const title = song?.title ?? ""
  if (!on) return `Ready: ${title}`
  if (isBroken(state)) return `No signal: ${title}`
  if (!isPlaying(state)) return `${on.hasStarted ? "Paused" : "Ready"}: ${title}`
  return on.hasStarted ? `Now playing: ${title}` : `Waiting for YouTube: ${title}`
}

/** The dial: the frequencies of the playlists, the nearest station, and the static in between. */
import type { PageEntry, SongEntry } from "../../lib/content/derivedLists"
import { hash, seeded } from "../../lib/game/random"
import { current, start } from "../../lib/music/playlistState"
import { canPlay, isBroken, isPlaying, type RadioState, type Station } from "../../lib/music/radioState"

/** The FM band of Europe in tenths of a megahertz: 87.5 to 108 (ITU Radio Regulations, Region 1). */
export const band = { from: 875, to: 1080 }

/** The distance from its frequency at which a station is still received, in tenths of a megahertz. */
export const reach = 2

/** The playlist of the Friday button. */
export const fridaySlug = "perjantaiPlaylist"

/**
 * Returns the playlists as stations, in order from left to right: evenly spread, with a small offset by a hash of
 * each name. All frequencies differ for up to 100 playlists.
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

/** Rounds and clamps a frequency to the dial. */
export function onDial(frequency: number): number {
  return Math.min(band.to, Math.max(band.from, Math.round(frequency)))
}

function nearest(stations: readonly Station[], dial: number): Station | null {
  const distance = (station: Station) => Math.abs(station.frequency - dial)
  return stations.reduce<Station | null>(
    (best, station) => (best && distance(best) <= distance(station) ? best : station),
    null,
  )
}

/** Returns the station received at a frequency; null if there is only static. */
export function stationAt(stations: readonly Station[], dial: number): Station | null {
  const station = nearest(stations, dial)
  return station && Math.abs(station.frequency - dial) <= reach ? station : null
}

/**
 * Returns the station that Play starts: the one tuned in to, otherwise the nearest with a playable song; null if
 * there is none.
 */
export function toPlay(stations: readonly Station[], dial: number): Station | null {
  const tuned = stationAt(stations, dial)
  if (tuned) return canPlay(tuned) ? tuned : null
  return nearest(stations.filter(canPlay), dial)
}

/** Returns the next station up (1) or down (-1), wrapping round; null if there are no stations. */
export function neighbour(stations: readonly Station[], dial: number, by: 1 | -1): Station | null {
  const from = stationAt(stations, dial)?.frequency ?? dial
  const ordered = by === 1 ? stations : [...stations].reverse()
  return ordered.find(({ frequency }) => (frequency - from) * by > 0) ?? ordered[0] ?? null
}

/** Returns the volume of the static, from 0 at a station to 1 far from all of them. */
export function hiss(stations: readonly Station[], dial: number): number {
  const station = nearest(stations, dial)
  if (!station) return 1
  return Math.min(1, Math.max(0, (Math.abs(station.frequency - dial) - reach) / 4))
}

const nothings = [
  "Static.",
  "Static, or Estonia.",
  "Static. A long way off, a voice reads the weather for seafarers.",
  "Static, in stereo.",
  "Static. This is Pertti's favourite.",
  "Static. A taxi asks for an address.",
  "Static. It was better in the eighties.",
]

/** Returns the text for a frequency without a station, always the same there. */
export function nothingAt(dial: number): string {
  return nothings[hash(String(dial)) % nothings.length] ?? ""
}

/** Describes the music in a sentence, for the display. */
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

/** A forecast of what is seen right now, an archive corrected afterwards, and the usual weather. */
import type { Month } from "./schema"

export const sights = {
  sun: { name: "Sun", forecast: "Sunny" },
  cloud: { name: "Clouds", forecast: "Cloudy" },
  rain: { name: "Rain", forecast: "Rain" },
  snow: { name: "Snow", forecast: "Snow" },
  fog: { name: "Nothing", forecast: "Fog, or a very clean window" },
  dark: { name: "Dark", forecast: "Night, until further notice" },
  wall: { name: "A wall", forecast: "Bricks, dry, with no wind from the front" },
  curtain: { name: "A curtain", forecast: "Textile, moving in places" },
  hamster: { name: "A hamster", forecast: "Hamster, approaching from the south" },
} as const

export type Sight = keyof typeof sights
export const sightNames = Object.keys(sights) as Sight[]

/** A forecast in the archive by the name of its sight: the original, and its latest correction. */
export type Entry = { at: number; said: string; now: string }

/** The maximum number of forecasts in the archive. */
export const maxEntries = 5

/** Returns the archive with another forecast; earlier ones are corrected to it, so that all were right. */
export function archived(entries: readonly Entry[], sight: string, at: number): Entry[] {
  return [{ at, said: sight, now: sight }, ...corrected(entries, sight)].slice(0, maxEntries)
}

/** Returns the archive with all forecasts corrected to a sight. */
export function corrected(entries: readonly Entry[], sight: string): Entry[] {
  return entries.map(entry => ({ ...entry, now: sight }))
}

/**
 * Returns the share of forecasts that came true, in per cent; half of it if something else is in the window that
 * nobody has reported.
 */
export function accuracy(entries: readonly Entry[], seen: string, isMore = false): number {
  if (isMore) return accuracy(entries, seen) / 2
  if (entries.length === 0) return 100
  return (entries.filter(entry => entry.now === seen).length / entries.length) * 100
}

/** Comments on a sight in a month: in Helsinki snow is usual below 2 °C. */
export function verdict(sight: Sight, { month, celsius }: Month): string {
  if (sight === "snow")
    return celsius < 2
      ? `Snow is usual in ${month}.`
      : celsius < 8
        ? `Snow in ${month} is early. Or very late.`
        : `Snow in ${month}? The forecast stands. The climate has been informed.`
  if (sight === "sun")
    return celsius < 5
      ? `In ${month} this is called an event. Go out.`
      : `Usual for ${month}. Wear something.`
  if (sight === "dark") {
    if (["May", "June", "July"].includes(month)) return `In ${month}? Check the curtain.`
    const isShort = ["November", "December", "January"].includes(month)
    return isShort ? `Usual for ${month}, from the afternoon on.` : `Usual for ${month}, at night.`
  }
  if (sight === "rain") return `Usual for ${month}, and for the other eleven.`
  if (sight === "hamster") return "No normals exist. Close the window."
  if (sight === "wall") return "Stable since 1962. No change in sight."
  return `Not unusual for ${month}.`
}

/** Returns the milliseconds until the visitor's next midnight. */
export function untilTomorrow(at: number): number {
  const date = new Date(at)
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1).getTime() - at
}

/** Formats degrees with a true minus sign: "−3", "18". */
export function degrees(celsius: number): string {
  return String(celsius).replace("-", "−")
}

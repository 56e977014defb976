/** A horse of the stable: how full and how shiny it is. */

import { allGifts, coats, type Gifts, horseNames } from "../../lib/game/horses"
import { pick, type Random, randomInt } from "../../lib/game/random"
import { trimmed } from "../../lib/text/blank"

export type Horse = Gifts & {
  /** Unique within the stable. */
  id: number
  name: string
  /** An index into `coats`. */
  coat: number
  /** The last feeding and brushing, in milliseconds since 1970. */
  fed: number
  brushed: number
  races: number
  wins: number
}

export const maxNameLength = 20

/** Cleans a horse's name: letters, digits, spaces, ' . and -, at most `maxNameLength` of them. */
export function cleanName(text: string): string {
  const clean = text
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}\p{N} '.-]/gu, "")
    .replace(/ +/g, " ")
    .trim()
  return trimmed([...clean].slice(0, maxNameLength).join(""))
}

/** Returns a random horse with an unused id and, if any is left, an unused name; half full and unbrushed. */
export function newHorse(taken: readonly Pick<Horse, "id" | "name">[], now: number, random: Random): Horse {
  const free = horseNames.filter(name => !taken.some(horse => horse.name === name))
  return {
    id: Math.max(0, ...taken.map(({ id }) => id)) + 1,
    name: pick(free.length > 0 ? free : horseNames, random),
    coat: randomInt(coats.length, random),
    ...pick(allGifts, random),
    fed: now - hungryAfterMs / 2,
    brushed: now - dullAfterMs,
    races: 0,
    wins: 0,
  }
}

const hour = 3_600_000

/** The milliseconds until a full horse is hungry, and until a brushed one is dull. Nothing worse ever happens. */
export const hungryAfterMs = 8 * hour
export const dullAfterMs = 24 * hour

const left = (since: number, length: number, now: number) =>
  Math.max(0, Math.min(1, 1 - (now - since) / length))

/** Returns how full and how shiny a horse is, each 0 to 1. */
export function condition({ fed, brushed }: Pick<Horse, "fed" | "brushed">, now: number) {
  return { full: left(fed, hungryAfterMs, now), shine: left(brushed, dullAfterMs, now) }
}

/** Returns a horse's form, an integer from 0 to 10: half of it from oats, half from brushing. */
export function formOf(horse: Pick<Horse, "fed" | "brushed">, now: number): number {
  const { full, shine } = condition(horse, now)
  return Math.round(5 * full + 5 * shine)
}

/** Describes a horse's condition in a sentence. */
export function mood(horse: Pick<Horse, "fed" | "brushed">, now: number): string {
  const { full, shine } = condition(horse, now)
  const belly = full > 0.66 ? "is full" : full > 0.33 ? "could eat" : "looks at the oats, and at you"
  const coat = shine > 0.66 ? "shines" : shine > 0.33 ? "is fairly clean" : "has half a forest in its mane"
  return `It ${belly}, and ${coat}.`
}

/** A horse: its coat, its gifts, how full and how shiny it is. */

import { pick, type Random, randomInt } from "../../lib/game/random"
import { trimmed } from "../../lib/text/blank"

/** The coats, with the colours of body, mane and legs. The second is the commonest coat of Finnhorses. */
export const coats = [
  { name: "chestnut", body: "#9a4f24", mane: "#6d3314", leg: "#8a431c" },
  { name: "chestnut with a flaxen mane", body: "#b0602c", mane: "#ecd9a8", leg: "#a85a28" },
  { name: "bay", body: "#7b4527", mane: "#1d1410", leg: "#2a1a12" },
  { name: "black", body: "#3a3a3e", mane: "#17171a", leg: "#2b2b2f" },
  { name: "grey", body: "#b4b6bb", mane: "#e9e9ec", leg: "#8d9096" },
  { name: "palomino", body: "#d9a850", mane: "#f8eed8", leg: "#cf9c44" },
] as const

/** Each gift is 1 to 5, and they always add up to the same sum, so that no horse is better than another. */
export type Gifts = { pace: number; stamina: number; start: number }

export const giftSum = 9

const giftLevels = [1, 2, 3, 4, 5]

/** All combinations of gifts with that sum. */
export const allGifts: readonly Gifts[] = giftLevels.flatMap(pace =>
  giftLevels.flatMap(stamina => {
    const start = giftSum - pace - stamina
    return giftLevels.includes(start) ? [{ pace, stamina, start }] : []
  }),
)

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

export const names = [
  ..."Tuisku Pilkku Usva Jyry Salama Kaura Myrsky Helmi Vappu Ruska Leimu Sisu Pouta Halla".split(" "),
  ..."Kippari Viima Humma Polle Hilla Routa".split(" "),
]

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
  const free = names.filter(name => !taken.some(horse => horse.name === name))
  return {
    id: Math.max(0, ...taken.map(({ id }) => id)) + 1,
    name: pick(free.length > 0 ? free : names, random),
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

/** Describes a horse's coat: "A bay horse.", "A chestnut horse with a flaxen mane." */
export function looks({ coat }: Pick<Horse, "coat">): string {
  const [colour = "", mane] = (coats[coat] ?? coats[0]).name.split(" with ")
  return `A ${colour} horse${mane ? ` with ${mane}` : ""}.`
}

/** Describes a horse's strengths in a sentence. */
export function talent({ pace, stamina, start }: Gifts): string {
  const best = Math.max(pace, stamina, start)
  const gifts = [
    ...(start === best ? ["off at once"] : []),
    ...(pace === best ? ["steadily fast"] : []),
    ...(stamina === best ? ["strong at the end"] : []),
  ]
  return gifts.length === 3
    ? "Even in everything."
    : `${gifts.join(" and ").replace(/^./, c => c.toUpperCase())}.`
}

/** The maker of the site, of three parts, each of which may be anybody's. */
import { type Random, randomInt } from "../../lib/game/random"

/** Whose head, whose middle and whose feet, from 0. */
export type Maker = readonly [head: number, middle: number, feet: number]

export const parts = ["head", "middle", "feet"] as const

/** The maker of a link, "120"; null for a text that is none, or where there are not so many to choose from. */
export function readMaker(text: string | null, count: number): Maker | null {
  if (text === null || !/^\d{3}$/.test(text)) return null
  const [head = 0, middle = 0, feet = 0] = [...text].map(Number)
  return Math.max(head, middle, feet) < count ? [head, middle, feet] : null
}

export function writeMaker(maker: Maker): string {
  return maker.join("")
}

/** The maker with one part of another, that many further on; it goes round. */
export function turned(maker: Maker, part: number, by: number, count: number): Maker {
  const [head, middle, feet] = maker.map((now, i) => (i === part ? (now + by + count) % count : now))
  return [head ?? 0, middle ?? 0, feet ?? 0]
}

/** A maker of whom no part is this one's. Two makers at least must be there to choose from. */
export function another(maker: Maker, count: number, random: Random): Maker {
  return [0, 1, 2].reduce((next, part) => turned(next, part, 1 + randomInt(count - 1, random), count), maker)
}

/** Leaves that turn before the first one stands still, and between one and the next. */
const turnsEach = 3

/** How many leaves turn until all three parts stand still. */
export const spinTurns = turnsEach * parts.length

/** What is seen between one maker and the next after so many turns: the parts stop one after the other, from the top. */
export function spun(from: Maker, to: Maker, turns: number, count: number): Maker {
  return [0, 1, 2].reduce<Maker>(
    (seen, part) =>
      turns < turnsEach * (part + 1) ? turned(seen, part, turns, count) : swapped(seen, part, to),
    from,
  )
}

function swapped(maker: Maker, part: number, other: Maker): Maker {
  const [head, middle, feet] = maker.map((now, i) => (i === part ? other[i] : now))
  return [head ?? 0, middle ?? 0, feet ?? 0]
}

type Who = { name: readonly string[]; says: readonly string[] }

/** What the maker is called, and what is to be said of each part. */
export function introduced(
  maker: Maker,
  who: readonly Who[],
): { name: string; says: string[]; whole: boolean } {
  return {
    name: maker.map((one, part) => who[one]?.name[part] ?? "").join(""),
    says: maker.map((one, part) => who[one]?.says[part] ?? ""),
    whole: new Set(maker).size === 1,
  }
}

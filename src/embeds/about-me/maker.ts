/** The maker of the site as three parts, each of which may belong to a different person. */
import { type Random, randomInt } from "../../lib/game/random"

/** The person that the head, the middle and the feet belong to, as indexes. */
export type Maker = readonly [head: number, middle: number, feet: number]

export const parts = ["head", "middle", "feet"] as const

/** Parses a combination from a link, such as "120"; null if it is malformed or out of range. */
export function readMaker(text: string | null, count: number): Maker | null {
  if (text === null || !/^\d{3}$/.test(text)) return null
  const [head = 0, middle = 0, feet = 0] = [...text].map(Number)
  return Math.max(head, middle, feet) < count ? [head, middle, feet] : null
}

export function writeMaker(maker: Maker): string {
  return maker.join("")
}

/** Returns the maker with one part moved on by `by`, wrapping around. */
export function turnPart(maker: Maker, part: number, by: number, count: number): Maker {
  const [head, middle, feet] = maker.map((now, i) => (i === part ? (now + by + count) % count : now))
  return [head ?? 0, middle ?? 0, feet ?? 0]
}

/** Returns a random maker that differs in every part. Needs `count` to be at least 2. */
export function anotherMaker(maker: Maker, count: number, random: Random): Maker {
  return [0, 1, 2].reduce(
    (next, part) => turnPart(next, part, 1 + randomInt(count - 1, random), count),
    maker,
  )
}

/** The number of turns before the first part stops, and between one stop and the next. */
const turnsPerPart = 3

/** The number of turns until all three parts have stopped. */
export const spinTurns = turnsPerPart * parts.length

/**
 * Returns the combination shown after `turns` turns between two makers: the parts stop one after the other, from
 * the top.
 */
export function spinFrame(from: Maker, to: Maker, turns: number, count: number): Maker {
  return [0, 1, 2].reduce<Maker>(
    (seen, part) =>
      turns < turnsPerPart * (part + 1) ? turnPart(seen, part, turns, count) : swapped(seen, part, to),
    from,
  )
}

function swapped(maker: Maker, part: number, other: Maker): Maker {
  const [head, middle, feet] = maker.map((now, i) => (i === part ? other[i] : now))
  return [head ?? 0, middle ?? 0, feet ?? 0]
}

type Who = { name: readonly string[]; says: readonly string[] }

/**
 * Returns the name of a combination and the text about each part; `whole` is true if all parts belong to one
 * person.
 */
export function describeMaker(
  maker: Maker,
  who: readonly Who[],
): { name: string; says: string[]; whole: boolean } {
  return {
    name: maker.map((one, part) => who[one]?.name[part] ?? "").join(""),
    says: maker.map((one, part) => who[one]?.says[part] ?? ""),
    whole: new Set(maker).size === 1,
  }
}

/** The orphanage: pages without incoming links, their dormitories and their siblings. */
import type { LinkedEntry } from "../../lib/content/derivedLists"
import { pluralise } from "../../lib/text/pluralise"

/** The number of beds in a dormitory. */
export const beds = 8

/**
 * Returns the part of the path that a page shares with its siblings: "games" for /games/memory, "is-it" for
 * /is-it-fall.
 */
export function familyName(path: string): string {
  const [first = "", second] = path.slice(1).split("/")
  if (second !== undefined) return first
  const [a = "", b, c] = first.split("-")
  return c === undefined ? (b === undefined ? first : a) : `${a}-${b}`
}

/** Returns the other orphans of a page's family, in the given order. */
export function siblings(orphans: readonly LinkedEntry[], path: string): LinkedEntry[] {
  const name = familyName(path)
  return orphans.filter(other => other.path !== path && familyName(other.path) === name)
}

/** Returns the number of dormitories needed, at least 1. */
export function dormitories(orphans: number): number {
  return Math.max(1, Math.ceil(orphans / beds))
}

/** Returns the orphans in a dormitory, counted from 0. */
export function sleepers(orphans: readonly LinkedEntry[], dormitory: number): readonly LinkedEntry[] {
  return orphans.slice(dormitory * beds, (dormitory + 1) * beds)
}

const hopes = [
  "It has packed. It packs every evening.",
  "It can be quiet. It needs little memory.",
  "It has seen visitors go by to the games.",
  "It would like to be underlined, just once.",
  "It eats anything that is UTF-8.",
  "It has been told that blue is its colour.",
] as const

/** Returns the matron's comment on the selected orphan. */
export function reference(code: string): string {
  return hopes[Number(code) % hopes.length] ?? hopes[0]
}

/** Returns the message after pages have been adopted. */
export function welcome(titles: readonly string[], all: number): string {
  const [first = ""] = titles
  if (titles.length > 1)
    return `${first} and ${pluralise(titles.length - 1, "brother or sister", "brothers and sisters")} have moved in. There is a queue for the bathroom.`
  if (all === 1) return `${first} is yours. It fell once and ran on.`
  if (all % 10 === 0) return `${first} is yours, as number ${all}. The neighbours have begun to count.`
  return `${first} is yours. The others have made it a sign with its name.`
}

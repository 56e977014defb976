/** The orphanage: which pages without a link sleep in which dormitory, and who is whose brother or sister. */
import type { LinkedEntry } from "../../lib/content/derivedLists"
import { pluralise } from "../../lib/text/pluralise"

/** How many beds a dormitory has. */
export const beds = 8

/** The name that a page's path has in common with its brothers and sisters: "games" of /games/memory, "is-it" of /is-it-fall. */
export function familyName(path: string): string {
  const [first = "", second] = path.slice(1).split("/")
  if (second !== undefined) return first
  const [a = "", b, c] = first.split("-")
  return c === undefined ? (b === undefined ? first : a) : `${a}-${b}`
}

/** The other orphans of a page's family, in the order given. */
export function siblings(orphans: readonly LinkedEntry[], path: string): LinkedEntry[] {
  const name = familyName(path)
  return orphans.filter(other => other.path !== path && familyName(other.path) === name)
}

/** How many dormitories that many orphans need; one at least. */
export function dormitories(orphans: number): number {
  return Math.max(1, Math.ceil(orphans / beds))
}

/** Who sleeps in a dormitory, counted from 0. */
export function sleepers(orphans: readonly LinkedEntry[], dormitory: number): readonly LinkedEntry[] {
  return orphans.slice(dormitory * beds, (dormitory + 1) * beds)
}

const hopes = [
  "It has packed. It packs every evening.",
  "It can be quiet, and does not take up much memory.",
  "It has seen visitors go by to the games.",
  "It would like to be underlined, just once.",
  "It validates, and eats anything that is UTF-8.",
  "It has been told that blue is its colour.",
] as const

/** What the matron says of an orphan that is looked at, beside its own words. */
export function reference(code: string): string {
  return hopes[Number(code) % hopes.length] ?? hopes[0]
}

/** What is said when pages have been taken home. */
export function welcome(titles: readonly string[], all: number): string {
  const [first = ""] = titles
  if (titles.length > 1)
    return `${first} and ${pluralise(titles.length - 1, "brother or sister", "brothers and sisters")} have moved in. There is a queue for the bathroom.`
  if (all === 1) return `${first} is yours. It has run all the way home, and has chosen a window.`
  if (all % 10 === 0) return `${first} is yours, as number ${all}. The neighbours have begun to count.`
  return `${first} is yours. The others have made it a sign with its name.`
}

/** The gaps of the briefcase, how full it looks, and what Pertti wears for a number of things. */
import { findLastIndex } from "../../lib/content/arrayMethods"
import type { ThingEntry } from "../../lib/content/derivedLists"
import { clothes } from "../../lib/content/thing"
import { pick, type Random } from "../../lib/game/random"

/** The number of gaps in a row. */
export const columns = 10

type Got = readonly { path: string }[]

/** Returns the place of a gap that is still empty, and not `except`; null if there is none. */
export function emptyPlace(
  things: readonly ThingEntry[],
  got: Got,
  random: Random,
  except: number | null = null,
): number | null {
  const paths = new Set(got.map(({ path }) => path))
  const empty = things.flatMap(({ path }, i) => (paths.has(path) ? [] : [i]))
  const others = empty.filter(i => i !== except)
  return others.length > 0 ? pick(others, random) : (empty[0] ?? null)
}

/** Returns the place to show first: the loose thing's, else the newest thing's, or an empty one. */
export function initialPlace(
  things: readonly ThingEntry[],
  got: Got,
  random: Random,
  loose: string | null = null,
): number {
  const out = things.findIndex(({ path }) => path === loose)
  if (out >= 0) return out
  const newest = got[findLastIndex(got, ({ path }) => things.some(thing => thing.path === path))]
  if (newest) return things.findIndex(({ path }) => path === newest.path)
  return emptyPlace(things, got, random) ?? 0
}

/** The numbers of things from which the case looks different: the first, and those that Pertti dresses up for. */
const fullness: readonly number[] = [1, ...clothes.map(({ count }) => count)]

/** Returns how full the case looks: 0 for empty, up to 5. */
export function tierOf(count: number): number {
  return fullness.filter(from => count >= from).length
}

/** Returns a sentence about what Pertti wears for `count` of `total` things, and what comes next. */
export function clothesText(count: number, total: number): string {
  const worn = clothes.filter(each => count >= each.count).at(-1)
  const next = clothes.find(each => count < each.count && each.count <= total)
  const now = worn ? `Pertti wears ${worn.name}.` : "Pertti wears nothing yet."
  return next ? `${now} At ${next.count} he gets ${next.name}.` : `${now} There is nothing left to want.`
}

/** Returns the first letter of a text as a capital. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

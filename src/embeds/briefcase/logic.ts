/** The compartments of the briefcase, and what Pertti wears for a number of things. */
import type { ThingEntry } from "../../lib/content/derivedLists"
import { clothes } from "../../lib/content/thing"

/** The number of compartments in a row. */
export const columns = 8

/** Returns the place of the compartment to show first: the newest thing's, or the one of the first thing. */
export function initialPlace(things: readonly ThingEntry[], got: readonly { path: string }[]): number {
  const newest = got.at(-1)?.path
  return Math.max(
    0,
    things.findIndex(({ path }) => path === newest),
  )
}

/** Returns a sentence about what Pertti wears for `count` of `total` things, and what comes next. */
export function clothesText(count: number, total: number): string {
  const worn = clothes.filter(each => count >= each.count).at(-1)
  const next = clothes.find(each => count < each.count && each.count <= total)
  const now = worn ? `Pertti wears ${worn.name}.` : "Pertti wears nothing yet."
  return next ? `${now} At ${next.count} he gets ${next.name}.` : `${now} There is nothing left to want.`
}

/** Returns the first letter of a name as a capital. */
export function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** The compartments of the briefcase, and what Pertti wears for a number of things. */
import type { ThingEntry } from "../../lib/content/derivedLists"
import { milestones } from "../../lib/content/thing"

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

const clothes: Readonly<Record<(typeof milestones)[number], string>> = {
  8: "a bow tie",
  16: "sunglasses",
  32: "a cape",
  64: "a crown",
}

/** Returns a sentence about what Pertti wears for a number of things, and what comes next. */
export function clothesText(count: number): string {
  const worn = milestones.filter(milestone => count >= milestone).at(-1)
  const next = milestones.find(milestone => count < milestone)
  const now = worn === undefined ? "Pertti wears nothing yet." : `Pertti wears ${clothes[worn]}.`
  return next === undefined
    ? `${now} There is nothing left to want.`
    : `${now} At ${next} he gets ${clothes[next]}.`
}

/** Returns the first letter of a name as a capital. */
export function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

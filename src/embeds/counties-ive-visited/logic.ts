/** A set of visited regions: its encoding in a link, and its rank. */
import { pluralise } from "../../lib/text/pluralise"
import type { Region } from "./schema"

export type Been = readonly string[]

/** Sorts the regions by number, so that links stay valid. */
const inOrder = (regions: readonly Pick<Region, "id">[]) => regions.map(({ id }) => id).sort()

/** Encodes a set of regions as a bitmask in base 36. */
export function encodeRegions(been: Been, regions: readonly Pick<Region, "id">[]): string {
  return inOrder(regions)
    .reduce((sum, id, i) => sum + (been.includes(id) ? 2 ** i : 0), 0)
    .toString(36)
}

/** Decodes a bitmask; null if it is malformed. */
export function decodeRegions(word: string, regions: readonly Pick<Region, "id">[]): string[] | null {
  if (!/^[0-9a-z]{1,8}$/.test(word)) return null
  const bits = Number.parseInt(word, 36)
  const ids = inOrder(regions)
  if (bits >= 2 ** ids.length) return null
  return ids.filter((_, i) => Math.floor(bits / 2 ** i) % 2 === 1)
}

const ranks: readonly (readonly [least: number, rank: string])[] = [
  [19, "All of it. Under the foil it said: one cup of coffee, valid in Kainuu"],
  [17, "Inspector of regions"],
  [14, "Knows a petrol station in each"],
  [10, "Has changed trains"],
  [6, "Has relatives"],
  [3, "Has been to the cottage"],
  [1, "Has been to the shop"],
  [0, "Has stayed in. Finland approves"],
]

/** Returns the verdict: "13 of 19 regions. Has changed trains." */
export function verdict(count: number, all: number): string {
  const rank = ranks.find(([min]) => count >= min)?.[1] ?? ""
  return `${count} of ${pluralise(all, "region")}. ${rank}.`
}

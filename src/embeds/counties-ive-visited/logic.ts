/** Which regions somebody has been to: as a set of their numbers, as a word of a link, and as a rank. */
import { pluralise } from "../../lib/text/pluralise"
import type { Region } from "./schema"

export type Been = readonly string[]

/** The regions in the order of their numbers, so that a link means the same for ever. */
const inOrder = (regions: readonly Pick<Region, "id">[]) => regions.map(({ id }) => id).sort()

/** A set of regions as a short word: a bit for each, in base 36. */
export function toWord(been: Been, regions: readonly Pick<Region, "id">[]): string {
  return inOrder(regions)
    .reduce((sum, id, i) => sum + (been.includes(id) ? 2 ** i : 0), 0)
    .toString(36)
}

/** The regions of a word; null for one that stands for none of them. */
export function fromWord(word: string, regions: readonly Pick<Region, "id">[]): string[] | null {
  if (!/^[0-9a-z]{1,8}$/.test(word)) return null
  const bits = Number.parseInt(word, 36)
  const ids = inOrder(regions)
  if (bits >= 2 ** ids.length) return null
  return ids.filter((_, i) => Math.floor(bits / 2 ** i) % 2 === 1)
}

/** With a region, where it was without, and the other way round. */
export function toggled(been: Been, id: string): string[] {
  return been.includes(id) ? been.filter(each => each !== id) : [...been, id]
}

const ranks: readonly (readonly [least: number, rank: string])[] = [
  [19, "Owner of the whole map. There is coffee left in every one of them"],
  [17, "Inspector of regions"],
  [14, "Knows a petrol station in each"],
  [10, "Has changed trains"],
  [6, "Has relatives"],
  [3, "Has been to the cottage"],
  [1, "Has been to the shop"],
  [0, "Has stayed in. Finland approves"],
]

/** "13 of 19 regions. Has changed trains." */
export function verdict(count: number, all: number): string {
  const rank = ranks.find(([least]) => count >= least)?.[1] ?? ""
  return `${count} of ${pluralise(all, "region")}. ${rank}.`
}

/** A tilt for the stamp of a region, in degrees: always the same one. */
export const tiltOf = ({ id }: Pick<Region, "id">) => ((Number(id) * 37) % 25) - 12

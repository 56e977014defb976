/** Names what a cloud looks like, by the humps of its outline. */
import { type Cloud, cover, rains } from "./logic"

/** The rise or fall from which an outline has another hump, in heights. */
const minRise = 3

/** Returns the number of humps of an outline. */
export function humpsOf(cloud: Cloud): number {
  let [humps, valley, peak, isUp] = [0, 0, 0, false]
  for (const height of cloud) {
    if (isUp) {
      peak = Math.max(peak, height)
      if (peak - height >= minRise) [isUp, valley] = [false, height]
    } else {
      valley = Math.min(valley, height)
      if (height - valley >= minRise) [isUp, peak, humps] = [true, height, humps + 1]
    }
  }
  return humps
}

/** The likenesses of clouds with two humps or more, by their number; the last is for all that have more. */
const several = ["a camel", "a sea serpent", "a bath with four knees in it", "a comb", "a comb", "a saw"]

/** The columns up to which a single hump is narrow, and the heights from which it is high. */
const maxNarrow = 16
const minHigh = 11

/** Returns what a cloud looks like. */
export function likenessOf(cloud: Cloud): string {
  if (cover(cloud) === 0) return "nothing"
  if (rains(cloud)) return "the inside of a sheep"
  const humps = humpsOf(cloud)
  if (humps === 0) return "a thin blanket"
  if (humps > 1) return several[Math.min(humps - 2, several.length - 1)] ?? ""
  const isNarrow = cloud.filter(height => height > 0).length <= maxNarrow
  const isHigh = Math.max(...cloud) >= minHigh
  if (isNarrow) return isHigh ? "a chimney" : "a bun"
  return isHigh ? "a hat with somebody under it" : "an uncle, lying down"
}

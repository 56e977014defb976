/** The coffee mug on the pile of posts: where it leaves rings, and when it tips over. */
import * as v from "valibot"
import { storageEntry } from "../../hooks/storage/storageEntry"

/** A ring by its centre, in per cent of the pile's width and in pixels from its top. */
const ring = v.object({ x: v.number(), y: v.number() })

/** The number of rings after which the mug tips over. */
export const maxRings = 5

export const storedRings = storageEntry("blog", v.pipe(v.array(ring), v.maxLength(maxRings)), [])

const remarks = [
  "Somebody has put a mug on the blog.",
  "It has left a ring.",
  "Another ring.",
  "That one looks like Estonia.",
  "It is nearly empty. Careful.",
  "Oh no.",
] as const

export function remarkOn(rings: number): string {
  return remarks[rings] ?? ""
}

/** Returns a post's age as a share of the oldest post's, 0 for the newest; from their days. */
export function ageOf(added: string, days: readonly string[]): number {
  const times = days.map(day => Date.parse(day))
  const [newest, oldest] = [Math.max(...times), Math.min(...times)]
  return newest === oldest ? 0 : (newest - Date.parse(added)) / (newest - oldest)
}

/** What a list looks like as it grows: each thing is a neck, what came of it grows out of that, and what is open has a head. */
import type { Item } from "./logic"

export type Neck = {
  id: number
  text: string
  open: boolean
  /** The neck that it grows out of; null where it grows out of the body. */
  of: number | null
  /** How many necks are below it. */
  depth: number
  /** Where its end is: radians from straight up, and a part (0 to 1) of the way to where the longest reach. */
  angle: number
  reach: number
}

/** How far a neck reaches that has so many below it. */
const reachOf = (depth: number) => 1 - 0.52 * 0.74 ** depth

const widest = 1.45

/** The necks of a list, each after the one that it grows out of; a head has room for itself, a stump for a quarter of one. */
export function necks(items: readonly Item[]): Neck[] {
  const known = new Set(items.map(({ id }) => id))
  const parent = ({ id, of }: Item) => (of !== undefined && of < id && known.has(of) ? of : null)
  const children = new Map<number | null, Item[]>()
  for (const item of items) {
    const of = parent(item)
    children.set(of, [...(children.get(of) ?? []), item])
  }
  const room = new Map<number, number>()
  // What came of a thing has a greater id than that, so that its room is known before.
  for (const item of [...items].sort((a, b) => b.id - a.id)) {
    const above = (children.get(item.id) ?? []).reduce((sum, { id }) => sum + (room.get(id) ?? 0), 0)
    room.set(item.id, above + (item.done ? (above === 0 ? 0.25 : 0) : 1))
  }
  const all = (children.get(null) ?? []).reduce((sum, { id }) => sum + (room.get(id) ?? 0), 0)
  const spread = Math.min(widest, 0.3 * (all - 1))
  const found: Neck[] = []
  const grow = (of: number | null, depth: number, from: number) => {
    let at = from
    for (const { id, text, done } of children.get(of) ?? []) {
      const wide = room.get(id) ?? 0
      const angle = all <= 1 ? 0 : ((at + wide / 2) / all - 0.5) * 2 * Math.max(0, spread)
      // In a crowd every third one stands back.
      const back = all > 12 && !done ? 0.1 * (id % 3) : 0
      found.push({ id, text, open: !done, of, depth, angle, reach: reachOf(depth) * (1 - back) })
      grow(id, depth + 1, at)
      at += wide
    }
  }
  grow(null, 0, 0)
  return found
}

/** Where the end of a neck is in a picture of this size, in its pixels. */
export function place(
  { angle, reach }: Pick<Neck, "angle" | "reach">,
  { width, height }: { width: number; height: number },
): { x: number; y: number } {
  const [across, up] = [width * 0.46, height - 62]
  return { x: width / 2 + Math.sin(angle) * reach * across, y: height - 34 - Math.cos(angle) * reach * up }
}

/** How large a head is where there are so many of them, in parts of a pixel of a picture that is this wide. */
export function headSize(heads: number, width: number): number {
  return Math.max(5, Math.min(30, (1.6 * width) / (heads + 8)))
}

/** What the picture shows, in words. */
export function described(items: readonly Item[]): string {
  const heads = items.filter(({ done }) => !done).length
  if (items.length === 0) return "A pond. Nothing is in it."
  if (heads === 0) return "A hydra without a head, which waves a white flag"
  return `A hydra with ${heads === 1 ? "one head" : `${heads} heads`}`
}

/**
 * The hydra's shape: each task is a neck, follow-up tasks grow out of the neck that caused them, and open ones have
 * a head.
 */
import type { Item } from "./logic"

export type Neck = {
  id: number
  text: string
  open: boolean
  /** The id of the parent neck; null if it grows out of the body. */
  of: number | null
  /** The number of ancestors; 0 on the body. */
  depth: number
  /** The position of the neck's end: radians from straight up, and a share (0 to 1) of the longest reach. */
  angle: number
  reach: number
}

/** Returns a neck's reach (0 to 1) at a depth. */
const reachOf = (depth: number) => 1 - 0.52 * 0.74 ** depth

const widest = 1.45

/**
 * Returns the necks of a list, parents first. A head gets a share of the fan of its own, a stump a quarter of that.
 */
export function necks(items: readonly Item[]): Neck[] {
  const known = new Set(items.map(({ id }) => id))
  const parent = ({ id, of }: Item) => (of !== undefined && of < id && known.has(of) ? of : null)
  const children = new Map<number | null, Item[]>()
  for (const item of items) {
    const of = parent(item)
    children.set(of, [...(children.get(of) ?? []), item])
  }
  const room = new Map<number, number>()
  // A child's id is greater than its parent's, so by descending id the children's room is known first.
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
      // In a crowd the heads are staggered in three distances.
      const back = all > 12 && !done ? 0.1 * (id % 3) : 0
      found.push({ id, text, open: !done, of, depth, angle, reach: reachOf(depth) * (1 - back) })
      grow(id, depth + 1, at)
      at += wide
    }
  }
  grow(null, 0, 0)
  return found
}

/** Returns the position of a neck's end in pixels, in a picture of the given size. */
export function place(
  { angle, reach }: Pick<Neck, "angle" | "reach">,
  { width, height }: { width: number; height: number },
): { x: number; y: number } {
  const [across, up] = [width * 0.46, height - 62]
  return { x: width / 2 + Math.sin(angle) * reach * across, y: height - 34 - Math.cos(angle) * reach * up }
}

/** Returns the size of a head in pixels (5 to 30) for a number of heads and a picture's width in pixels. */
export function headSize(heads: number, width: number): number {
  return Math.max(5, Math.min(30, (1.6 * width) / (heads + 8)))
}

/** Describes the picture in words. */
export function describeHydra(items: readonly Item[]): string {
  const heads = items.filter(({ done }) => !done).length
  if (items.length === 0) return "A pond. Nothing is in it."
  if (heads === 0) return "A hydra without a head, which waves a white flag"
  return `A hydra with ${heads === 1 ? "one head" : `${heads} heads`}`
}

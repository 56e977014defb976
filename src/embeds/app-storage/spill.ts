/** What falls out of a drawer that is turned over: a slip for each sign of what was kept, and where each comes to lie. */
import { type Random, randomInt } from "../../lib/game/random"

export type Box = { left: number; top: number; width: number; height: number }

export type Slip = {
  sign: string
  /** Where it lies, in pixels of the room it fell in: its middle from the left, how far above the floor, its degrees. */
  x: number
  above: number
  turn: number
  /** From where it came, from there. */
  dx: number
  dy: number
  /** Seconds after the first. */
  late: number
}

/** Slips at most; of a longer text as many are taken, evenly. */
export const most = 70
/** Pixels that a slip is wide, and that one lies on another. */
const size = 16
const layer = 7

/** The signs of a text that get a slip. */
export function signs(text: string, limit = most): string[] {
  const all = [...text.replace(/\s+/g, "")]
  const step = Math.max(1, all.length / limit)
  return Array.from({ length: Math.min(all.length, limit) }, (_, i) => all[Math.floor(i * step)] ?? "")
}

/** How a text falls from a drawer to the floor of a room: to both sides, in heaps that are highest under the drawer. */
export function spill(
  text: string,
  from: Box,
  room: { width: number; height: number },
  random: Random,
  limit = most,
): Slip[] {
  const heap = new Map<number, number>()
  const columns = Math.max(1, Math.floor(room.width / size))
  const middle = from.left + from.width / 2
  return signs(text, limit).map((sign, i) => {
    const spread = (random() + random() - 1) * Math.max(70, room.width * 0.3)
    const column = Math.min(columns - 1, Math.max(0, Math.floor((middle + spread) / size)))
    const under = heap.get(column) ?? 0
    heap.set(column, under + 1)
    const x = Math.min(room.width - size / 2, column * size + size / 2)
    const above = under * layer
    const start = from.left + from.width * (0.15 + 0.7 * random())
    return {
      sign,
      x,
      above,
      turn: randomInt(70, random) - 35,
      dx: start - x,
      dy: from.top + from.height - (room.height - above),
      late: i * 0.018 + random() * 0.1,
    }
  })
}

/** The keys that have come since, which were not put there by hand. */
export function arrived(before: ReadonlySet<string>, after: readonly string[]): string[] {
  return after.filter(key => !before.has(key))
}

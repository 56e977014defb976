/** Calculates how the text in a drawer spills onto the floor: a slip for each character, and its final position. */
import { type Random, randomInt } from "../../lib/game/random"

export type Box = { left: number; top: number; width: number; height: number }

export type Slip = {
  sign: string
  /**
   * The final position, in pixels: the centre from the left of the room, the height above the floor; the rotation
   * in degrees.
   */
  x: number
  above: number
  turn: number
  /** The offset of its origin from its final position, in pixels. */
  dx: number
  dy: number
  /** The delay after the first slip, in seconds. */
  late: number
}

/** The maximum number of slips; a longer text is sampled evenly. */
export const maxSlips = 70
/** The width of a slip, and the thickness of a layer in a heap, in pixels. */
const slipWidthPx = 16
const layerHeightPx = 7

/** Returns the characters of a text that get a slip. */
export function signs(text: string, limit = maxSlips): string[] {
  const all = [...text.replace(/\s+/g, "")]
  const step = Math.max(1, all.length / limit)
  return Array.from({ length: Math.min(all.length, limit) }, (_, i) => all[Math.floor(i * step)] ?? "")
}

/** Scatters a text from a drawer onto the floor on both sides, in heaps that are highest under the drawer. */
export function spill(
  text: string,
  from: Box,
  room: { width: number; height: number },
  random: Random,
  limit = maxSlips,
): Slip[] {
  const heap = new Map<number, number>()
  const columns = Math.max(1, Math.floor(room.width / slipWidthPx))
  const middle = from.left + from.width / 2
  return signs(text, limit).map((sign, i) => {
    const spread = (random() + random() - 1) * Math.max(70, room.width * 0.3)
    const column = Math.min(columns - 1, Math.max(0, Math.floor((middle + spread) / slipWidthPx)))
    const under = heap.get(column) ?? 0
    heap.set(column, under + 1)
    const x = Math.min(room.width - slipWidthPx / 2, column * slipWidthPx + slipWidthPx / 2)
    const above = under * layerHeightPx
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

/** Returns the keys that are new. */
export function arrived(before: ReadonlySet<string>, after: readonly string[]): string[] {
  return after.filter(key => !before.has(key))
}

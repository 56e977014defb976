/** The way straight through the Earth: how long it is, what one falls through, and when. */
import { land } from "./land"
import type { Place } from "./logic"

// WGS 84, in kilometres.
const equator = 6378.137
const pole = 6356.752

/** Kilometres from a place to its antipode, by the middle of the Earth. */
export function straightThrough({ latitude }: Place): number {
  const [c, s] = [Math.cos((latitude * Math.PI) / 180), Math.sin((latitude * Math.PI) / 180)]
  const [across, up] = [(equator * c) ** 2, (pole * s) ** 2]
  return 2 * Math.sqrt((equator ** 2 * across + pole ** 2 * up) / (across + up))
}

/** Kilometres of depth at which each layer ends (Dziewonski and Anderson's model of 1981, rounded). */
const layers = [
  ["crust", 35],
  ["mantle", 2891],
  ["outer core", 5150],
  ["inner core", 6400],
] as const

/** The layer at so many kilometres of a way of `total`. */
export function layerAt(fallen: number, total: number): string {
  const depth = Math.min(fallen, total - fallen)
  return layers.find(([, ends]) => depth < ends)?.[0] ?? "inner core"
}

/** Whether there is land at a place, by the outlines of the globe. */
export function isLand({ latitude, longitude }: Place): boolean {
  // The outline of Antarctica ends where its map does, not at the Pole.
  if (latitude <= -78) return true
  return land.some(outline => {
    let inside = false
    outline.forEach(([x, y], i) => {
      const [a, b] = outline.at(i - 1) ?? [x, y]
      if (y > latitude !== b > latitude && longitude < x + ((a - x) * (latitude - y)) / (b - y))
        inside = !inside
    })
    return inside
  })
}

export type Stage = {
  /** How far the near half of the globe is off, 0 to 1. */
  open: number
  /** How much of the way is fallen, 0 to 1. */
  fallen: number
  /** How long he has been out, in seconds, at most 1. */
  out: number
}

const share = (seconds: number, from: number, to: number) =>
  Math.max(0, Math.min(1, (seconds - from) / (to - from)))

// In seconds: the globe opens, he falls, he is out for a while, and it closes.
const opened = 0.6
const jumps = 0.9
const lands = 4.6
const closes = 7.2
/** When all of it is over, in seconds. */
export const over = 7.8

/** What is seen so many seconds after a press. Without motion he is through at once, and the globe closes at the end. */
export function stageAt(seconds: number, motion: boolean): Stage {
  if (!motion) return { open: seconds < over ? 1 : 0, fallen: 1, out: 1 }
  // Without air one falls as a pendulum swings: slowly at both ends.
  return {
    open: Math.min(share(seconds, 0, opened), 1 - share(seconds, closes, over)),
    fallen: (1 - Math.cos(Math.PI * share(seconds, jumps, lands))) / 2,
    out: share(seconds, lands, lands + 1),
  }
}

/** A fall straight through the Earth: its length, layers and timing. */
import { land } from "./land"
import type { Place } from "./logic"

// The radii of WGS 84, in kilometres.
const equator = 6378.137
const pole = 6356.752

/** Returns the kilometres from a place to its antipode through the Earth's centre. */
export function straightThrough({ latitude }: Place): number {
  const [c, s] = [Math.cos((latitude * Math.PI) / 180), Math.sin((latitude * Math.PI) / 180)]
  const [across, up] = [(equator * c) ** 2, (pole * s) ** 2]
  return 2 * Math.sqrt((equator ** 2 * across + pole ** 2 * up) / (across + up))
}

/**
 * The depth in kilometres at which each layer ends (Preliminary Reference Earth Model, Dziewonski and Anderson
 * 1981, rounded).
 */
const layers = [
  ["crust", 35],
  ["mantle", 2891],
  ["outer core", 5150],
  ["inner core", 6400],
] as const

/** Returns the layer after falling some kilometres of `total`. */
export function layerAt(fallen: number, total: number): string {
  const depth = Math.min(fallen, total - fallen)
  return layers.find(([, ends]) => depth < ends)?.[0] ?? "inner core"
}

/** Returns whether a place is on land, by the outlines of the globe. */
export function isLand({ latitude, longitude }: Place): boolean {
  // The outline of Antarctica ends at the edge of its map, not at the pole.
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

/** The falls into the sea after which Pertti brings a swimming ring, and goggles as well. */
const ringAfter = 2
const gogglesAfter = 4

export type Dress = "nothing" | "ring" | "diver"

/** Returns the outfit of Pertti after a number of falls that ended in the sea. */
export function dressFor(wetFalls: number): Dress {
  if (wetFalls >= gogglesAfter) return "diver"
  return wetFalls >= ringAfter ? "ring" : "nothing"
}

export type Stage = {
  /** The displacement of the near half of the globe, 0 to 1. */
  open: number
  /** The completed part of the fall, 0 to 1. */
  fallen: number
  /** Seconds since he came out, at most 1. */
  out: number
}

/**
 * Returns where the near half of the globe is drawn, which opens to the left like a lid: shifted by `x`, and its width
 * scaled, in units of which the globe's radius has 100. It stays inside the globe's outline.
 */
export function lidAt(open: number): { x: number; scale: number } {
  return { x: -100 * open, scale: 1 - open }
}

const share = (seconds: number, from: number, to: number) =>
  Math.max(0, Math.min(1, (seconds - from) / (to - from)))

// The times in seconds: the globe has opened, he jumps, he lands, and the globe closes.
const openedAt = 0.6
const jumpsAt = 0.9
const landsAt = 4.6
const closesAt = 7.2
/** The end of the animation, in seconds. */
export const endSeconds = 7.8

/**
 * Returns the state of the animation a number of seconds after the press. Without motion he is through at once, and
 * the globe closes at the end.
 */
export function stageAt(seconds: number, motion: boolean): Stage {
  if (!motion) return { open: seconds < endSeconds ? 1 : 0, fallen: 1, out: 1 }
  // Without air resistance the fall is a harmonic oscillation: slow at both ends.
  return {
    open: Math.min(share(seconds, 0, openedAt), 1 - share(seconds, closesAt, endSeconds)),
    fallen: (1 - Math.cos(Math.PI * share(seconds, jumpsAt, landsAt))) / 2,
    out: share(seconds, landsAt, landsAt + 1),
  }
}

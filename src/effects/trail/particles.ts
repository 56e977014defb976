/** The emojis of the trail as plain data: each lives 120 frames, falls a little, and shrinks to nothing. */
import type { Random } from "../../lib/game/random"

export const lifespan = 120
/** The side of a newborn emoji in CSS pixels. */
export const fullSize = 22
/** Milliseconds between two emojis of a moving pointer. */
export const gap = 20

export type Particle = {
  emoji: string
  /** The middle, in CSS pixels from the window's top left corner. */
  x: number
  y: number
  /** CSS pixels a frame. */
  dx: number
  dy: number
  /** Frames lived, 0 to 119. */
  age: number
}

/** A new emoji at a place, drifting to a side by at most half a pixel a frame. */
export function born(emoji: string, x: number, y: number, random: Random): Particle {
  return { emoji, x, y, dx: random() - 0.5, dy: 0.4 + random() * 0.4, age: 0 }
}

/** All of them one frame later, without those whose time has come. */
export function aged(particles: readonly Particle[]): Particle[] {
  return particles
    .filter(({ age }) => age + 1 < lifespan)
    .map(one => ({ ...one, x: one.x + one.dx, y: one.y + one.dy, dy: one.dy + 0.02, age: one.age + 1 }))
}

/** The side in CSS pixels at an age: full when newborn, a 120th of it in the last frame. */
export function sizeAt(age: number): number {
  return (fullSize * (lifespan - age)) / lifespan
}

/** A gate that lets through what comes `every` milliseconds or more after what it let through before. */
export function throttle(every: number): (time: number) => boolean {
  let last = Number.NEGATIVE_INFINITY
  return time => {
    // A clock that was set back must not close the gate for good.
    if (time >= last && time - last < every) return false
    last = time
    return true
  }
}

/** The particles of the trail as plain data: each falls a little and shrinks to nothing. */
import type { Random } from "../../lib/game/random"

/** The number of frames that a particle lives. */
export const lifespanFrames = 120
/** The size of a new emoji, in CSS pixels: it is smaller over a text. */
export const fullSizePx = 22
export const textSizePx = 13
/** The frames in which an emoji fades over a text that is being read: 0.4 seconds. */
export const textFadeFrames = 24
/** The minimum time between two emojis, in milliseconds. */
export const spawnIntervalMs = 20

export type Particle = {
  emoji: string
  /** The centre, in CSS pixels from the top left corner of the viewport. */
  x: number
  y: number
  /** The velocity in CSS pixels per frame. */
  dx: number
  dy: number
  /** The age in frames, 0 to `lifespanFrames` - 1. */
  age: number
  /** True for one that was born over a text. */
  isOverText: boolean
}

/** Creates a particle, which drifts sideways by at most half a pixel per frame. */
export function createParticle(
  emoji: string,
  x: number,
  y: number,
  random: Random,
  isOverText = false,
): Particle {
  return { emoji, x, y, dx: random() - 0.5, dy: 0.4 + random() * 0.4, age: 0, isOverText }
}

/** Advances particles by a frame, without those at the end of their life. */
export function advanceParticles(particles: readonly Particle[]): Particle[] {
  return particles
    .filter(({ age, isOverText }) => age + 1 < (isOverText ? textFadeFrames : lifespanFrames))
    .map(p => ({ ...p, x: p.x + p.dx, y: p.y + p.dy, dy: p.dy + 0.02, age: p.age + 1 }))
}

/** Returns the size in CSS pixels at an age; it shrinks linearly. */
export function sizeAt(age: number, fullSize = fullSizePx): number {
  return (fullSize * (lifespanFrames - age)) / lifespanFrames
}

/** Returns the opacity of a particle, from 1 to 0: half its life it is whole, but over a text it fades at once. */
export function opacityOf({ age, isOverText }: Pick<Particle, "age" | "isOverText">): number {
  if (isOverText) return Math.max(0, 1 - age / textFadeFrames)
  return Math.min(1, 2 - (2 * age) / lifespanFrames)
}

/** Returns a predicate that is true at most once every `intervalMs` milliseconds. */
export function throttle(intervalMs: number): (time: number) => boolean {
  let last = Number.NEGATIVE_INFINITY
  return time => {
    // A clock that was set back must not block events for long.
    if (time >= last && time - last < intervalMs) return false
    last = time
    return true
  }
}

/** What a finger means: a stroke of some length is a move to where it mostly goes. */
import type { Way } from "./board"

/** In CSS pixels: shorter strokes are a finger that rests. */
export const shortest = 24

/** The way of a stroke so far to the right and so far down; null while it is too short. */
export function wayOf(right: number, down: number): Way | null {
  if (Math.max(Math.abs(right), Math.abs(down)) < shortest) return null
  if (Math.abs(right) > Math.abs(down)) return right > 0 ? "right" : "left"
  return down > 0 ? "down" : "up"
}

const wayOfKey: Record<string, Way> = {
  ArrowLeft: "left",
  ArrowUp: "up",
  ArrowRight: "right",
  ArrowDown: "down",
  a: "left",
  w: "up",
  d: "right",
  s: "down",
}

/** The way of a key, by its name; null for all other keys. */
export function wayOfName(key: string): Way | null {
  const name = key.length === 1 ? key.toLowerCase() : key
  return Object.hasOwn(wayOfKey, name) ? (wayOfKey[name] ?? null) : null
}

/** Interprets pointer strokes as moves in their main direction. */
import type { Way } from "./board"

/** The minimum length of a stroke, in CSS pixels. */
export const minStrokePx = 24

/** Returns the direction of a stroke; null if it is too short. */
export function wayOf(right: number, down: number): Way | null {
  if (Math.max(Math.abs(right), Math.abs(down)) < minStrokePx) return null
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

/** Returns the direction of a key; null for all other keys. */
export function wayOfName(key: string): Way | null {
  const name = key.length === 1 ? key.toLowerCase() : key
  return Object.hasOwn(wayOfKey, name) ? (wayOfKey[name] ?? null) : null
}

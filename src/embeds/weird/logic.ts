/** The switches, their notation in the address, and the arithmetic of their effects. */
import type { Codec } from "../../kits/address/codecs"

/** The number of switches at once that the visitor gets a degree for. */
export const momentSwitches = 3

export const switches = ["tilt", "mirror", "gravity", "vowels", "upside", "shy", "normal"] as const

export type Switch = (typeof switches)[number]

/** A switch's label, and its message when it goes on. */
export const facts: Record<Switch, { name: string; on: string }> = {
  tilt: { name: "Tilt", on: "One degree. Nothing is wrong. Keep looking." },
  mirror: { name: "Mirror", on: "Ambulances can read this now." },
  gravity: { name: "Gravity", on: "The headings were only resting up there." },
  vowels: { name: "Vowels", on: "Ell uf thos os stoll Onglosh." },
  upside: { name: "Upside down", on: "Please hold on to your cursor." },
  shy: { name: "Shy text", on: "It has noticed you." },
  normal: { name: "Normal", on: "Normal is on. It does nothing." },
}

/** The messages when the last switch goes off, and when all six with an effect are on. */
export const messages = {
  off: "All off. Look how straight it is. Suspicious.",
  all: "Six of six. Read this aloud to your mother.",
}

/** Counts the switches on that have an effect. */
export function weirdness(on: readonly Switch[]): number {
  return on.filter(name => name !== "normal").length
}

/** Returns the message after a switch was pressed. */
export function statusText(on: readonly Switch[], pressed: Switch | null): string {
  const how = weirdness(on)
  if (pressed === "normal") return on.includes("normal") ? facts.normal.on : "Normal is off. Can you tell?"
  if (how === switches.length - 1) return messages.all
  if (pressed && on.includes(pressed)) return facts[pressed].on
  if (how === 0) return messages.off
  return `${how} of 6 on.`
}

/** The switches that are on, in a fixed order, as "tilt.mirror" in the address; "none" for none. */
export const switchList: Codec<readonly Switch[]> = {
  initial: ["tilt"],
  parse: text => {
    const given = text.split(".")
    const known = switches.filter(name => given.includes(name))
    return known.length > 0 || text === "none" ? known : undefined
  },
  format: on => switches.filter(name => on.includes(name)).join(".") || "none",
}

const next: Record<string, string> = { a: "e", e: "i", i: "o", o: "u", u: "a" }

/** Replaces each vowel with the next one; five times over gives the original text. */
export function swapVowels(text: string): string {
  return text.replace(/[aeiou]/gi, letter => {
    const other = next[letter.toLowerCase()] ?? letter
    return letter === letter.toLowerCase() ? other : other.toUpperCase()
  })
}

type Box = { left: number; top: number; right: number; bottom: number }

/** The distance from the cursor within which a shy text moves, and the farthest that it moves, in CSS pixels. */
const nearPx = 46
const maxMovePx = 70

/** Returns a shy text's displacement from the cursor in CSS pixels; the nearer the cursor, the farther. */
export function shyMove(box: Box, x: number, y: number): { x: number; y: number } {
  const [nearX, nearY] = [
    Math.max(box.left, Math.min(box.right, x)),
    Math.max(box.top, Math.min(box.bottom, y)),
  ]
  const distance = Math.hypot(x - nearX, y - nearY)
  if (distance >= nearPx) return { x: 0, y: 0 }
  const [dx, dy] = [(box.left + box.right) / 2 - x, (box.top + box.bottom) / 2 - y]
  const length = Math.hypot(dx, dy)
  const push = maxMovePx * (1 - distance / nearPx)
  // At the centre there is no direction, so it moves down.
  if (length < 1) return { x: 0, y: push }
  return { x: (dx / length) * push, y: (dy / length) * push }
}

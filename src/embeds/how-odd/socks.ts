/** A number as socks: what hangs on the line, in which order, and the verdict. */
import { seeded, shuffle } from "../../lib/game/random"
import type { Reading } from "./read"

/** The line has room for so many socks; more of them are a heap. */
export const maxHanging = 24

/** The stranger that comes out of the machine. */
export const stranger = -2
/** The piece of a sock, for a number that is not whole. */
export const piece = -3

export type Laundry = {
  /** The number of whole socks. */
  count: bigint
  /** The socks on the line from left to right; sock 2k and sock 2k + 1 are a pair. Empty for a heap. */
  hanging: readonly number[]
  isHeap: boolean
  /** True for less than nothing: the socks are only outlines. */
  isOwed: boolean
  /** The part of the last sock that there is; 0 if all are whole. */
  part: number
}

/** Returns the socks of a number; null for no number. */
export function laundryOf(reading: Reading): Laundry | null {
  if (reading.kind === "empty" || reading.kind === "mistake") return null
  const isOwed = reading.kind === "whole" ? reading.n < 0n : reading.isOwed
  const count = reading.kind === "broken" ? reading.whole : reading.n < 0n ? -reading.n : reading.n
  const isHeap = count > BigInt(maxHanging)
  const part = reading.kind === "broken" ? reading.part : 0
  const socks = isHeap ? [] : Array.from({ length: Number(count) }, (_, i) => i)
  const hanging = shuffle(part > 0 && !isHeap ? [...socks, piece] : socks, seeded(`socks ${count}`))
  return { count, hanging, isHeap, isOwed, part }
}

/** Returns the sock that has no pair: the last one of an odd number; null if there is none. */
export function loneOf({ count, isHeap }: Laundry): number | null {
  return count % 2n === 0n ? null : isHeap ? 0 : Number(count) - 1
}

/** Returns whether two socks are a pair. */
export function arePair(a: number, b: number): boolean {
  return a >= 0 && b >= 0 && a !== b && a >> 1 === b >> 1
}

/** Returns a pair that still hangs there; null if none does. */
export function nextPairOf(hanging: readonly number[]): [number, number] | null {
  for (const sock of hanging) {
    const other = hanging.find(each => arePair(sock, each))
    if (other !== undefined) return [sock, other]
  }
  return null
}

const colours = [
  ["blue", "#1f5fbf"],
  ["green", "#2f7d3b"],
  ["purple", "#7a3fa0"],
  ["orange", "#c06a00"],
  ["grey", "#444b57"],
  ["teal", "#007a7a"],
] as const
export const patterns = ["plain", "striped", "toed"] as const

export type Look = { name: string; colour: string; pattern: 0 | 1 | 2 | 3 }

/** Returns a sock's colour and pattern; both socks of a pair have the same, and no two pairs do. */
export function lookOf(sock: number): Look {
  if (sock === stranger) return { name: "yellow ladies' sock", colour: "#e0a800", pattern: 1 }
  if (sock === piece) return { name: "piece of a sock", colour: "#d3152b", pattern: 3 }
  const pair = sock >> 1
  const [name, colour] = colours[pair % colours.length] ?? colours[0]
  const pattern = ([0, 1, 2] as const)[Math.floor(pair / colours.length) % 3] ?? 0
  return { name: `${patterns[pattern]} ${name} sock`, colour, pattern }
}

/** Formats a number: in full up to twenty digits, otherwise both ends. */
export function shown(text: string): string {
  return text.length <= 20 ? text : `${text.slice(0, 8)}…${text.slice(-5)}`
}

/** Returns how long Mother takes to pair a heap, at two seconds a pair. */
export function motherText(count: bigint): string {
  const days = count / 86_400n
  if (count < 3600n) return "Mother was done before the coffee."
  if (days === 0n) return "It took Mother an afternoon."
  if (days < 400n) return `It took Mother ${days === 1n ? "a day" : `${days} days`}.`
  return days < 36_500n ? "It took Mother years. She has views." : "Mother has left a note."
}

/** Returns the verdict in two words: "7 is odd". */
export function verdictOf(name: string, { count, part }: Laundry): string {
  if (part > 0) return `${name} is broken`
  return `${name} is ${count % 2n === 0n ? "even" : "odd"}`
}

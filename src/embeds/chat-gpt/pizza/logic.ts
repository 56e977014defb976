/** Toppings that can be spelt as colours, and the perfect circle that is cut from them. */

import type { Turn } from "../../../components/chat-replay/chat"
import { isBlank, trimmed } from "../../../lib/text/blank"

/** What is asked for, what the machine says to it, and what it draws. */
export type Round = { ask: string; answer: string; drawing: string }

/** The orders of a chat that were answered with a drawing, in turn. */
export function rounds(turns: readonly Turn[]): Round[] {
  return turns.flatMap(({ from, text, drawing }, i) => {
    const before = turns[i - 1]
    return from === "machine" && drawing && before?.from === "visitor"
      ? [{ ask: before.text, answer: text, drawing }]
      : []
  })
}

/** The machine's mouth at a round, from 0, as SVG's `d`: it is the happier the worse it goes, and then it bares its teeth. */
export function smile(round: number): string {
  const wide = 8 + round
  return `M${50 - wide} 58q${wide} ${4 + 3 * round} ${2 * wide} 0${round > 4 ? "z" : ""}`
}

/** The toppings of the last pizza, clockwise from the top. */
export const toppings = ["egg", "fig", "cod", "beef", "feta", "date", "sage", "dill"] as const

/** Digits that pass for letters; a to f are digits already. */
const digits: Readonly<Record<string, string>> = { i: "1", l: "1", o: "0", s: "5", g: "6", t: "7", z: "2" }

/** Lengths that a colour in CSS may have: #RGB, #RGBA, #RRGGBB and #RRGGBBAA (CSS Color Module Level 4). */
const lengths = [3, 4, 6, 8]

export type Colour = {
  /** As in CSS: "#FE7A". */
  hex: string
  red: number
  green: number
  blue: number
  /** How much of it there is, 0 to 100. */
  percent: number
}

export type Spelling = Colour | { problem: string }

/** The colour that a word spells, with i and l as 1, o as 0, s as 5, g as 6, t as 7 and z as 2, or why there is none. */
export function spell(word: string): Spelling {
  const letters = [...trimmed(word).toLowerCase()]
  if (letters.length === 0)
    return { problem: "A topping without letters has no colour. It also has few calories." }
  const foreign = letters.find(letter => !/[a-f0-9]/.test(letter) && !(letter in digits))
  if (foreign !== undefined)
    return { problem: `No digit looks like ${said(foreign)}. The machine would draw it anyway.` }
  const hex = letters.map(letter => digits[letter] ?? letter.toUpperCase()).join("")
  if (!lengths.includes(hex.length)) {
    return { problem: `#${hex} has ${count(hex.length)}. A colour has three, four, six or eight.` }
  }
  return { hex: `#${hex}`, ...channels(hex) }
}

/** What a spelling gives, in a sentence. */
export function describe(spelling: Spelling): string {
  if ("problem" in spelling) return spelling.problem
  const { hex, red, green, blue, percent } = spelling
  const there = percent === 100 ? "all" : percent === 0 ? "none" : `${percent}%`
  return `${hex}: red ${red}, green ${green}, blue ${blue}, and ${there} of it is there.`
}

function said(letter: string): string {
  return isBlank(letter) ? "a space" : `“${letter}”`
}

function count(digits: number): string {
  return digits === 1 ? "one digit" : `${digits} digits`
}

function channels(hex: string) {
  const long = hex.length < 6 ? hex.replace(/./g, "$&$&") : hex
  const at = (i: number) => Number.parseInt(long.slice(2 * i, 2 * i + 2) || "FF", 16)
  return { red: at(0), green: at(1), blue: at(2), percent: Math.round((at(3) / 255) * 100) }
}

/** The path of slice `index` of `slices`, clockwise from the top, of a circle round 0,0 (as SVG's `d`). */
export function slice(index: number, slices: number, radius: number): string {
  const point = (i: number) => {
    const angle = (2 * Math.PI * i) / slices - Math.PI / 2
    return `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`
  }
  return `M0 0L${point(index)}A${radius} ${radius} 0 0 1 ${point(index + 1)}Z`
}

function round(value: number): number {
  return Math.round(value * 100) / 100 + 0
}

/** Spells toppings as hex colours, and slices the circle of the last pizza. */

import { isBlank, trimmed } from "../../../lib/text/blank"

/**
 * Returns the machine's mouth as an SVG path; it smiles wider each round, and finally bares its teeth. `round` is
 * from 0.
 */
export function smile(round: number): string {
  const wide = 8 + round
  return `M${50 - wide} 58q${wide} ${4 + 3 * round} ${2 * wide} 0${round > 4 ? "z" : ""}`
}

/** The toppings of the last pizza, clockwise from the top. */
export const toppings = ["egg", "fig", "cod", "beef", "feta", "date", "sage", "dill"] as const

/** Digits that resemble letters; a to f are hex digits already. */
const digits: Readonly<Record<string, string>> = { i: "1", l: "1", o: "0", s: "5", g: "6", t: "7", z: "2" }

/** The valid lengths of a hex colour in CSS: #RGB, #RGBA, #RRGGBB and #RRGGBBAA (CSS Color Module Level 4). */
const lengths = [3, 4, 6, 8]

export type Colour = {
  /** As in CSS: "#FE7A". */
  hex: string
  red: number
  green: number
  blue: number
  /** The opacity in per cent. */
  percent: number
}

/**
 * Returns the colour that a word spells, with i and l as 1, o as 0, s as 5, g as 6, t as 7 and z as 2; null if it
 * spells none.
 */
export function spell(word: string): Colour | null {
  const { digits, foreign } = spelledDigits(word)
  return foreign === "" && lengths.includes(digits.length) ? { hex: `#${digits}`, ...channels(digits) } : null
}

function channels(hex: string) {
  const long = hex.length < 6 ? hex.replace(/./g, "$&$&") : hex
  const at = (i: number) => Number.parseInt(long.slice(2 * i, 2 * i + 2) || "FF", 16)
  return { red: at(0), green: at(1), blue: at(2), percent: Math.round((at(3) / 255) * 100) }
}

/** Splits a word into its hex digits, read as in `spell`, and the letters that look like none. */
export function spelledDigits(word: string): { digits: string; foreign: string } {
  const letters = [...trimmed(word).toLowerCase()].filter(letter => !isBlank(letter))
  const digitOf = (letter: string) => digits[letter] ?? (/[a-f0-9]/.test(letter) ? letter.toUpperCase() : "")
  return {
    digits: letters.map(digitOf).join(""),
    foreign: letters
      .filter(letter => digitOf(letter) === "")
      .join("")
      .toUpperCase(),
  }
}

/** Returns the SVG path of slice `index` of `slices`, clockwise from the top of a circle around 0, 0. */
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

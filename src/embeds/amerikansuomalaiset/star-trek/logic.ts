/** Parses lines with marked words, and mixes sentences by four dice. */
import { type Random, randomInt } from "../../../lib/game/random"
import type { StarTrek } from "./schema"

export type Bit = { text: string; marked: boolean }

/** Splits "*Kaara* on" into parts, of which "Kaara" is marked. */
export function bits(line: string): Bit[] {
  return line
    .split("*")
    .map((text, i) => ({ text, marked: i % 2 === 1 }))
    .filter(({ text }) => text !== "")
}

export type Dice = readonly [number, number, number, number]

/** Parses dice from a link such as "2516"; null for anything else. */
export function readDice(text: string): Dice | null {
  if (!/^[1-6]{4}$/.test(text)) return null
  const [a, b, c, d] = [...text].map(Number)
  return [a ?? 1, b ?? 1, c ?? 1, d ?? 1]
}

export function rolled(random: Random): Dice {
  const die = () => 1 + randomInt(6, random)
  return [die(), die(), die(), die()]
}

/** Returns the sentence for four dice. */
export function mixed({ who, does, what, where }: StarTrek["mixer"], [a, b, c, d]: Dice): string {
  return `${who[a - 1]} ${does[b - 1]} ${what[c - 1]} ${where[d - 1]}.`
}

/** The longest sentence that four dice can make. */
export function longestMix({ who, does, what, where }: StarTrek["mixer"]): string {
  const [a, b, c, d] = [who, does, what, where].map(
    parts => [...parts].sort((a, b) => b.length - a.length)[0],
  )
  return `${a} ${b} ${c} ${d}.`
}

/** Noise on a fax line: one character of Base64 arrives as another. */
import { pick, type Random, randomInt } from "../../../lib/game/random"

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"

/** The length of the header of most formats in Base64 characters, with a margin; the pixels come after it. */
const headerLength = 900

/**
 * Changes one random character after the header (in short texts, in the second half). The padding stays, as does the
 * character before it, some of whose bits mean nothing.
 */
export function withNoise(letters: string, random: Random): string {
  const length = letters.replace(/=+$/, "").length
  const end = length % 4 === 0 ? length : length - 1
  if (end === 0) return letters
  const from = Math.max(Math.ceil(end / 10), Math.min(Math.ceil(end / 2), headerLength))
  const at = Math.min(end - 1, from + randomInt(end - from, random))
  const others = [...alphabet].filter(letter => letter !== letters[at])
  return letters.slice(0, at) + pick(others, random) + letters.slice(at + 1)
}

/** The last character struck by noise, and the number of strikes so far. */
export type Struck = { at: number; was: string; is: string; times: number }

/** Returns the change between two texts that differ in one character; null if they are equal. */
export function struckBetween(before: string, after: string, times: number): Struck | null {
  const at = [...after].findIndex((letter, i) => letter !== before[i])
  return at < 0 ? null : { at, was: before[at] ?? "", is: after[at] ?? "", times }
}

/** Returns the strikes of the next crackle after a number of them: the noise grows by a quarter each time. */
export const strikesAfter = (times: number) => Math.min(60, 1 + Math.floor(times / 4))

const strangers: [from: number, who: string][] = [
  [120, "It is modern art now, and has been sold."],
  [70, "It is a forest in October, seen by a hamster."],
  [40, "He does not know any Pertti."],
  [20, "He says that his name is Raimo."],
  [8, "He could be a cousin."],
  [1, "He has not noticed."],
]

/** Describes the damage, and who the picture looks like by now. */
export function struckText({ at, was, is, times }: Struck): string {
  const who = strangers.find(([from]) => times >= from)?.[1] ?? ""
  return `Letter ${(at + 1).toLocaleString("en-GB")}: ${was} came as ${is}. ${who}`
}

/** Noise on the line of a fax: one letter of Base64 arrives as another. */
import { pick, type Random, randomInt } from "../../../lib/game/random"

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"

/** Most kinds of picture say what they are in fewer letters; what comes after is the picture itself. */
const head = 900

/** The letters with one of them changed, behind the head of the picture; the padding stays as it is. */
export function withNoise(letters: string, random: Random): string {
  const end = letters.replace(/=+$/, "").length
  if (end === 0) return letters
  const from = Math.max(Math.ceil(end / 10), Math.min(Math.ceil(end / 2), head))
  const at = Math.min(end - 1, from + randomInt(end - from, random))
  const others = [...alphabet].filter(letter => letter !== letters[at])
  return letters.slice(0, at) + pick(others, random) + letters.slice(at + 1)
}

/** The last letter that noise has struck, and how many in all. */
export type Struck = { at: number; was: string; is: string; times: number }

/** What has happened between two texts of which one letter differs; null where none does. */
export function struckBetween(before: string, after: string, times: number): Struck | null {
  const at = [...after].findIndex((letter, i) => letter !== before[i])
  return at < 0 ? null : { at, was: before[at] ?? "", is: after[at] ?? "", times }
}

const strangers: [from: number, who: string][] = [
  [120, "It is modern art now, and has been sold."],
  [70, "It is a forest in October, seen by a hamster."],
  [40, "He does not know any Pertti."],
  [20, "He says that his name is Raimo."],
  [8, "He could be a cousin."],
  [1, "He has not noticed."],
]

/** What noise has done, and who it is by now. */
export function struckText({ at, was, is, times }: Struck): string {
  const who = strangers.find(([from]) => times >= from)?.[1] ?? ""
  return `Letter ${(at + 1).toLocaleString("en-GB")}: ${was} came as ${is}. ${who}`
}

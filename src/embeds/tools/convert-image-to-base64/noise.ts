/** Noise on the line of a fax: one letter of Base64 arrives as another. */
import { below, pick, type Random } from "../../../lib/game/random"

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"

/** Most kinds of picture say what they are in fewer letters; what comes after is the picture itself. */
const head = 900

/** The letters with one of them changed, behind the head of the picture; the padding stays as it is. */
export function withNoise(letters: string, random: Random): string {
  const end = letters.replace(/=+$/, "").length
  if (end === 0) return letters
  const from = Math.max(Math.ceil(end / 10), Math.min(Math.ceil(end / 2), head))
  const at = Math.min(end - 1, from + below(end - from, random))
  const others = [...alphabet].filter(letter => letter !== letters[at])
  return letters.slice(0, at) + pick(others, random) + letters.slice(at + 1)
}

/** Calls of four words, each a digit, and the edition of a newspaper that is made of three. */
import { type Random, randomInt } from "../../../lib/game/random"
import { does, type Meaning, parts, what, where, who } from "./words"

/** The stories on a front page. */
export const storiesPerPage = 3

export const firstCall = "0000"

/** Parses a call; undefined if a digit names no word. */
export function parseCall(text: string): string | undefined {
  const fits = /^\d{4}$/.test(text) && parts.every((words, i) => Number(text[i]) < words.length)
  return fits ? text : undefined
}

/** Parses the calls of a paper, joined by hyphens: at most as many as a front page has stories. */
export function parsePaper(text: string): readonly string[] | undefined {
  const calls = text === "" ? [] : text.split("-")
  return calls.length <= storiesPerPage && calls.every(call => parseCall(call)) ? calls : undefined
}

/** Returns the call with the next word at a place. */
export function nextWord(call: string, place: number): string {
  return [...call]
    .map((digit, i) => (i === place ? String((Number(digit) + 1) % (parts[i]?.length ?? 1)) : digit))
    .join("")
}

/** Returns a call with another word at every place. */
export function otherCall(call: string, random: Random): string {
  return [...call]
    .map((digit, i) => {
      const count = parts[i]?.length ?? 1
      return String((Number(digit) + 1 + randomInt(count - 1, random)) % count)
    })
    .join("")
}

const wordsOf = (call: string) => {
  const [a = 0, b = 0, c = 0, d = 0] = [...call].map(Number)
  return [who[a] ?? who[0], does[b] ?? does[0], what[c] ?? what[0], where[d] ?? where[0]] as const
}

const sentence = (call: string, of: "en" | "said" | "heard") =>
  `${wordsOf(call)
    .map(word => word[of])
    .join(" ")}.`

/** Returns a call as a sentence in each of the three mouths. */
export function mouthsOf(call: string): { en: string; said: string; heard: string } {
  return { en: sentence(call, "en"), said: sentence(call, "said"), heard: sentence(call, "heard") }
}

export function englishOf(call: string): string[] {
  return wordsOf(call).map(({ en }) => en)
}

export function meaningOf(call: string): Meaning {
  const [a, b, c, d] = wordsOf(call)
  return { who: a.draws, does: b.draws, what: c.draws, where: d.draws }
}

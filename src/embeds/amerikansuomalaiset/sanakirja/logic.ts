/** Turns sentences from Finnish to Finglish and back, word by word with their endings, and asks what words mean. */
import { pick, type Random, shuffle } from "../../../lib/game/random"
import type { Word } from "./schema"

export type Way = "fingliska" | "suomi"

/** Endings that go from one noun to another as they stand: cases, and what may be added to them. */
const ending =
  /^(?:n|t|ssa|ssä|sta|stä|lla|llä|lta|ltä|lle|ksi|na|nä|tta|ttä|ta|tä|a|ä|ni|si|nsa|nsä|on|in|an|än|en|un|ön|hin|seen)?(?:ni|si|nsa|nsä|mme|nne)?(?:kin|kaan|kään|han|hän|ko|kö)?$/

const back: Record<string, string> = { ä: "a", ö: "o", y: "u" }
const front: Record<string, string> = { a: "ä", o: "ö", u: "y" }

/** An ending with the vowels that follow a word: a, o and u after one that has any of them. */
export function harmonised(rest: string, word: string): string {
  const isBack = /[aou]/.test(word.toLowerCase())
  return isBack
    ? rest.replace(/[äöy]/g, letter => back[letter] ?? letter)
    : rest.replace(/[aou]/g, letter => front[letter] ?? letter)
}

/** The second vowel of "taloon" is that of the word before it. */
function joined(word: string, rest: string): string {
  const lengthened = /^[aeiouyäö]n$/.exec(rest) && /[aeiouyäö]$/.test(word)
  const own = lengthened ? `${word.at(-1)}n` : harmonised(rest, word)
  return /[^aeiouyäö]$/.test(word) && rest !== "" ? `${word}i${own}` : `${word}${own}`
}

function cased(text: string, like: string): string {
  return /^\p{Lu}/u.test(like) ? text.charAt(0).toUpperCase() + text.slice(1) : text
}

export type Piece = { text: string; word: Word | null }

/** A sentence in pieces; those that the dictionary knew are in the other language and have their word. */
export function translate(sentence: string, words: readonly Word[], way: Way): Piece[] {
  const from = (word: Word) => (way === "fingliska" ? word.fi : word.word).toLowerCase()
  const to = (word: Word) => (way === "fingliska" ? word.word : word.fi)
  // The longest first, so that a phone book is not a book.
  const longest = [...words].sort((a, b) => from(b).length - from(a).length)
  return (sentence.match(/[\p{L}]+|[^\p{L}]+/gu) ?? []).map(text => {
    const small = text.toLowerCase()
    const known = longest.find(
      word => small.startsWith(from(word)) && ending.test(small.slice(from(word).length)),
    )
    if (!known) return { text, word: null }
    return { text: cased(joined(to(known), small.slice(from(known).length)), text), word: known }
  })
}

export type Question = { word: Word; choices: string[] }

/** A word and four meanings, of which one is right. */
export function question(words: readonly Word[], random: Random): Question {
  const word = pick(words, random)
  const others = shuffle(
    words.filter(other => other.fi !== word.fi),
    random,
  )
  const wrong = [...new Set(others.map(({ fi }) => fi))].slice(0, 3)
  return { word, choices: shuffle([word.fi, ...wrong], random) }
}

/** What somebody is called who has answered so many in a row. */
export function rankOf(row: number): string {
  if (row === 0) return "Suoraan laivasta."
  if (row < 3) return "Löytää haalille."
  if (row < 6) return "Pääsee mainiin töihin."
  if (row < 10) return "Runnaa jo pientä käntistooria."
  return "Paasi."
}

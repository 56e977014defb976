/** The word: found letter by letter while six balloons last. */
import type { Mark } from "../../lib/game/daily"
import { difficulty, lettersByFrequency, lettersOf } from "../../lib/game/guessing"
import { seeded, shuffle } from "../../lib/game/random"

export type WordList = { name: string; language: string; words: string[] }

export type DailyWord = { word: string; list: string }

export const alphabet = "abcdefghijklmnopqrstuvwxyz"
export const balloons = 6

/** The move that sells a balloon for a letter; the others are places in the alphabet. */
export const sale = alphabet.length

/** The bounds of length and `difficulty` of a word of the day. */
export const [minLetters, maxLetters] = [5, 9]
export const [minDifficulty, maxDifficulty] = [4, 14]

/** Returns the English words that a day may have: one word each, neither easy nor hopeless. */
export function wordsOf(lists: readonly WordList[]): DailyWord[] {
  const english = lists.filter(({ language }) => language === "en")
  const order = lettersByFrequency(
    english.flatMap(({ words }) => words),
    alphabet,
  )
  return english.flatMap(({ name, words }) =>
    words
      .filter(word => {
        const hardness = difficulty(word, order)
        const isLong = word.length >= minLetters && word.length <= maxLetters
        return isLong && /^[a-z]+$/.test(word) && hardness >= minDifficulty && hardness <= maxDifficulty
      })
      .map(word => ({ word, list: name })),
  )
}

/** Returns the word of a day. None comes twice before all have been. Throws a RangeError if there are no words. */
export function wordOf(day: number, words: readonly DailyWord[]): DailyWord {
  const round = Math.floor(day / words.length)
  const word = shuffle(words, seeded(`today words ${round}`))[day % words.length]
  if (!word) throw new RangeError("There is no word of 5 to 9 letters.")
  return word
}

export type WordState = {
  /** The guessed letters and the bought ones, in order. */
  letters: string[]
  missing: string[]
  balloonsLeft: number
  mark: Mark | null
}

function markOf(lost: number): Mark {
  return lost <= 1 ? 3 : lost <= 3 ? 2 : 1
}

/** Plays letters, as places in the alphabet, and sales. */
export function playWord(word: string, moves: readonly number[]): WordState {
  const state: WordState = { letters: [], missing: lettersOf(word), balloonsLeft: balloons, mark: null }
  for (const move of moves) {
    const letter = move === sale ? state.missing[0] : alphabet[move]
    if (state.mark !== null) break
    if (!letter || state.letters.includes(letter)) continue
    if (move === sale || !state.missing.includes(letter)) state.balloonsLeft--
    state.letters = [...state.letters, letter]
    state.missing = state.missing.filter(each => each !== letter)
    if (state.missing.length === 0 && state.balloonsLeft > 0)
      state.mark = markOf(balloons - state.balloonsLeft)
    else if (state.balloonsLeft === 0) state.mark = 0
  }
  return state
}

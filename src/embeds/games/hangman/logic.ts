/** Hangman in which a hamster hangs from balloons: each wrong letter pops one, and five words in a row cross a country. */
import * as v from "valibot"
import type { Game, GameEvent, Report, Result } from "../../../lib/game/game"
import { lettersOf } from "../../../lib/game/guessing"
import { alphabets, type Category, isWritable } from "./schema"
import { legs, newWord, readCode } from "./words"

export type State = {
  /** The category's slug. */
  category: string
  word: string
  /** The guessed letters in order, in lower case. */
  letters: string[]
  /** The words found on the earlier legs of this flight. */
  previousWords: string[]
  /** The leg of a word from a link, which is not part of the visitor's own flight; null for the visitor's own words. */
  linkedLeg: number | null
}
export type Action = { letter: string }
/** `wordCode` is the code of the next word, or "" for any word of the category. */
export type Options = { category: string; wordCode: string }

/** Returns the leg of the flight, 1 to 5. */
export function legOf({ linkedLeg, previousWords }: State): number {
  return linkedLeg ?? previousWords.length + 1
}

/** Returns the number of balloons at the start of a leg: 9 on the first, 5 on the last. */
export function initialBalloons(leg: number): number {
  return 10 - leg
}

/** Returns the guessed letters that are not in the word. */
export function wrongLetters({ word, letters }: State): string[] {
  const needed = lettersOf(word)
  return letters.filter(letter => !needed.includes(letter))
}

export function balloonsLeft(state: State): number {
  return initialBalloons(legOf(state)) - wrongLetters(state).length
}

/** Returns the different letters not found yet. */
export function missingLetters({ word, letters }: State): string[] {
  return lettersOf(word).filter(letter => !letters.includes(letter))
}

export function isWon(state: State): boolean {
  return missingLetters(state).length === 0
}

/** Returns whether the last word of the visitor's own flight has been found. */
export function hasArrived(state: State): boolean {
  return isWon(state) && state.linkedLeg === null && legOf(state) === legs
}

function isOver(state: State): boolean {
  return isWon(state) || balloonsLeft(state) <= 0
}

/** Returns the words found so far on the flight that the next word belongs to. */
function previousWordsAfter(last: State | undefined): string[] {
  if (!last || hasArrived(last)) return []
  return last.linkedLeg === null && isWon(last) ? [...last.previousWords, last.word] : last.previousWords
}

function result(state: State): Result {
  if (!isWon(state)) return { outcome: "lost" }
  const misses = wrongLetters(state).length
  const text = misses === 0 ? "no balloon lost" : `${misses} ${misses === 1 ? "balloon" : "balloons"} lost`
  return { outcome: "won", best: { score: -misses, text } }
}

function report(event: GameEvent<State, Action, Options>): Report | undefined {
  if (event.kind === "step") {
    const { letter } = event.action
    return { action: "letter", label: letter, value: missingLetters(event.before).includes(letter) ? 1 : 0 }
  }
  if (event.kind === "over")
    return event.result.outcome === "won" ? { action: "win", label: event.state.word } : undefined
  if (event.kind === "new") return { action: "reset" }
  const { category, wordCode } = event.options
  // The word of a link is not a choice of the visitor's; it is reported at its start, like every word.
  if (wordCode) return undefined
  return category === event.before.category ? { action: "reset" } : { action: "category", label: category }
}

/** Renames fields of a stored object; returns anything else unchanged. */
function renameFields(stored: unknown, names: Readonly<Record<string, string>>): unknown {
  if (typeof stored !== "object" || stored === null) return stored
  const renamed = Object.entries(stored).map(([name, value]) => [
    Object.hasOwn(names, name) ? names[name] : name,
    value,
  ])
  return Object.fromEntries(renamed)
}

/** Creates the game from word categories. Throws a RangeError if there are none. */
export function hangmanOf(categories: readonly Category[]): Game<State, Action, Options> {
  const find = (slug: string) => categories.find(each => each.slug === slug)
  const [first] = categories
  if (!first) throw new RangeError("Hangman needs a category.")

  const step = (state: State, { letter }: Action): State => {
    const language = find(state.category)?.language ?? "en"
    const isLetter = letter.length === 1 && alphabets[language].includes(letter)
    if (!isLetter || state.letters.includes(letter) || isOver(state)) return state
    return { ...state, letters: [...state.letters, letter] }
  }

  const isPossible = (state: State): boolean => {
    const category = find(state.category)
    if (!category || !isWritable(state.word, category.language)) return false
    let played: State = { ...state, letters: [] }
    for (const letter of state.letters) played = step(played, { letter })
    return played.letters.length === state.letters.length
  }

  return {
    name: "hangman",
    options: { category: first.slug, wordCode: "" },
    schema: {
      state: v.pipe(
        v.object({
          category: v.string(),
          word: v.string(),
          letters: v.array(v.string()),
          previousWords: v.pipe(v.array(v.string()), v.maxLength(legs - 1)),
          linkedLeg: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(legs))),
        }),
        v.check(isPossible),
      ),
      options: v.object({
        category: v.pipe(
          v.string(),
          v.check(slug => find(slug) !== undefined),
        ),
        wordCode: v.string(),
      }),
      version: 2,
      // Version 1 had other names for these fields.
      migrateState: old => renameFields(old, { flown: "previousWords", guest: "linkedLeg" }),
      migrateOptions: old => renameFields(old, { deal: "wordCode" }),
    },
    start: ({ category, wordCode }, random, last) => {
      const previousWords = previousWordsAfter(last)
      const linked = readCode(wordCode, categories)
      if (linked) {
        const { word, leg } = linked
        return { category: linked.category.slug, word, letters: [], previousWords, linkedLeg: leg }
      }
      const from = find(category) ?? first
      const excluded = last ? [...previousWords, last.word] : previousWords
      const word = newWord(from, categories, previousWords.length + 1, excluded, random)
      return { category: from.slug, word, letters: [], previousWords, linkedLeg: null }
    },
    step,
    isOver,
    result,
    level: ({ category }) => find(category)?.name ?? "",
    report,
  }
}

/** Hangman in which a hamster hangs from balloons: each wrong letter pops one, and five words in a row cross a country. */
import * as v from "valibot"
import type { Game, GameEvent, Report, Result } from "../../../lib/game/game"
import { alphabets, type Category, isWritable } from "./schema"
import { legs, lettersOf, newWord, readCode } from "./words"

export type State = {
  /** The category's slug. */
  category: string
  word: string
  /** The guessed letters in order, in lower case. */
  letters: string[]
  /** The words found on the earlier legs of this flight. */
  flown: string[]
  /**
   * The leg of a word from a link, which is not part of the visitor's own flight; null for the visitor's own words.
   */
  guest: number | null
}
export type Action = { letter: string }
/** `deal` is the code of the next word, or "" for any word of the category. */
export type Options = { category: string; deal: string }

/** Returns the leg of the flight, 1 to 5. */
export function legOf({ guest, flown }: State): number {
  return guest ?? flown.length + 1
}

/** Returns the number of balloons at the start of a leg: 9 on the first, 5 on the last. */
export function balloonsOf(leg: number): number {
  return 10 - leg
}

/** Returns the guessed letters that are not in the word. */
export function missesOf({ word, letters }: State): string[] {
  const needed = lettersOf(word)
  return letters.filter(letter => !needed.includes(letter))
}

export function balloonsLeft(state: State): number {
  return balloonsOf(legOf(state)) - missesOf(state).length
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
  return isWon(state) && state.guest === null && legOf(state) === legs
}

function isOver(state: State): boolean {
  return isWon(state) || balloonsLeft(state) <= 0
}

/** Returns the words found so far on the flight that the next word belongs to. */
function flownAfter(last: State | undefined): string[] {
  if (!last || hasArrived(last)) return []
  return last.guest === null && isWon(last) ? [...last.flown, last.word] : last.flown
}

function result(state: State): Result {
  if (!isWon(state)) return { outcome: "lost" }
  const misses = missesOf(state).length
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
  const { category, deal } = event.options
  // The word of a link is not a choice of the visitor's; it is reported when it is dealt, like every word.
  if (deal) return undefined
  return category === event.before.category ? { action: "reset" } : { action: "category", label: category }
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
    options: { category: first.slug, deal: "" },
    schema: {
      state: v.pipe(
        v.object({
          category: v.string(),
          word: v.string(),
          letters: v.array(v.string()),
          flown: v.pipe(v.array(v.string()), v.maxLength(legs - 1)),
          guest: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(legs))),
        }),
        v.check(isPossible),
      ),
      options: v.object({
        category: v.pipe(
          v.string(),
          v.check(slug => find(slug) !== undefined),
        ),
        deal: v.string(),
      }),
    },
    start: ({ category, deal }, random, last) => {
      const flown = flownAfter(last)
      const dealt = readCode(deal, categories)
      if (dealt) {
        const { word, leg } = dealt
        return { category: dealt.category.slug, word, letters: [], flown, guest: leg }
      }
      const from = find(category) ?? first
      const but = last ? [...flown, last.word] : flown
      const word = newWord(from, categories, flown.length + 1, but, random)
      return { category: from.slug, word, letters: [], flown, guest: null }
    },
    step,
    isOver,
    result,
    level: ({ category }) => find(category)?.name ?? "",
    report,
  }
}

/** Hangman in which a hamster hangs from balloons: each wrong letter pops one, and five words in a row cross a country. */
import * as v from "valibot"
import type { Game, GameEvent, Report, Result } from "../../../lib/game/game"
import { alphabets, type Category, isWritable } from "./schema"
import { legs, lettersOf, newWord, readCode } from "./words"

export type State = {
  /** The category's slug. */
  category: string
  word: string
  /** The letters guessed, in order, small. */
  letters: string[]
  /** The words that were found earlier on this flight. */
  flown: string[]
  /** The leg that a link asked for: its word is no part of the visitor's own flight. Null for one's own words. */
  guest: number | null
}
export type Action = { letter: string }
/** `deal` is a code of a word that comes next; "" for any word of the category. */
export type Options = { category: string; deal: string }

/** Which leg of the flight this word is, 1 to 5. */
export function legOf({ guest, flown }: State): number {
  return guest ?? flown.length + 1
}

/** How many balloons a leg begins with: 9 on the first, 5 on the last. */
export function balloonsOf(leg: number): number {
  return 10 - leg
}

/** The letters guessed that are not in the word. */
export function missesOf({ word, letters }: State): string[] {
  const needed = lettersOf(word)
  return letters.filter(letter => !needed.includes(letter))
}

/** How many balloons are left. */
export function balloonsLeft(state: State): number {
  return balloonsOf(legOf(state)) - missesOf(state).length
}

/** The different letters that are still to be found. */
export function missingLetters({ word, letters }: State): string[] {
  return lettersOf(word).filter(letter => !letters.includes(letter))
}

export function isWon(state: State): boolean {
  return missingLetters(state).length === 0
}

/** Whether this word ended a whole flight of the visitor's own. */
export function hasArrived(state: State): boolean {
  return isWon(state) && state.guest === null && legOf(state) === legs
}

function isOver(state: State): boolean {
  return isWon(state) || balloonsLeft(state) <= 0
}

/** The words found on the flight on which the next word is to be guessed. */
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
  // A word from a link is no choice of the visitor's; it is reported as every word is, when it is dealt.
  if (deal) return undefined
  return category === event.before.category ? { action: "reset" } : { action: "category", label: category }
}

/** The game over the words of `categories`, of which there is at least one. */
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

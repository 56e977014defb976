/** Texts about the flight: status, captions, screen reader texts, and the text to share. */

import { lettersOf } from "../../../lib/game/guessing"
import { hash, pick, seeded } from "../../../lib/game/random"
import { landingOf } from "./flight"
import {
  balloonsLeft,
  hasArrived,
  initialBalloons,
  isWon,
  legOf,
  missingLetters,
  type State,
  wrongLetters,
} from "./logic"
import type { Category } from "./schema"
import { legs } from "./words"

/**
 * The stops of the flight, from the southernmost town of the Finnish mainland to the northernmost municipality.
 * Every leg goes north.
 */
export const places = ["Hanko", "Tampere", "Kuopio", "Oulu", "Rovaniemi", "Utsjoki"] as const

const place = (index: number) => places[index] ?? "somewhere"

const pops = [
  "A balloon goes, with a sound like a small door.",
  "Pertti counts the balloons, and then counts them again.",
  "Pop. Pertti writes it down in the log.",
  "The basket sinks. Pertti looks at the map, and then at you.",
  "Half a carrot goes overboard to save weight. It was the smaller half.",
  "A crow flies past and looks innocent.",
]

/** Describes the size of a word: "9 letters in 2 words". */
export function sizeOf(word: string): string {
  const letters = word.match(/\p{L}/gu)?.length ?? 0
  const words = word.split(" ").length
  return `${letters} letters${words > 1 ? ` in ${words} words` : ""}`
}

function times(count: number): string {
  if (count === 1) return "once"
  return count === 2 ? "twice" : `${count} times`
}

/** Returns the names on the signs at both ends of a leg; a word from a link is flown to a friend. */
export function routeOf(state: State): { from: string; to: string } {
  const leg = legOf(state)
  return state.linkedLeg === null
    ? { from: place(leg - 1), to: place(leg) }
    : { from: "Home", to: "A friend" }
}

function openingText(state: State): string {
  const leg = legOf(state)
  const way = state.linkedLeg === null ? `${place(leg - 1)} to ${place(leg)}` : "A word that was sent to you"
  return `${way}, on ${initialBalloons(leg)} balloons. ${sizeOf(state.word)}.`
}

/** Formats the number of balloons: "6 of 9 balloons". */
export function balloonText(state: State): string {
  return `${balloonsLeft(state)} of ${initialBalloons(legOf(state))} balloons`
}

/** Returns the caption of the drawing: leg and balloons. */
export function captionOf(state: State): string {
  const what = state.linkedLeg === null ? `Leg ${legOf(state)} of ${legs}` : "A friend's word"
  return `${what}, ${balloonText(state)}`
}

function wonText(state: State): string {
  const word = `The word is ${state.word}.`
  const leg = legOf(state)
  if (hasArrived(state))
    return `${word} Pertti lands in Utsjoki. There is no more Finland to the north of it.`
  if (state.linkedLeg !== null)
    return `${word} Pertti still has ${balloonText(state)}, and waves at your friend.`
  return `${word} Pertti is in ${place(leg)} with ${balloonText(state)}. The next leg goes to ${place(leg + 1)}.`
}

/**
 * Returns the label of the button after a finished leg: "Fly on to Kuopio"; undefined if the flight does not
 * continue.
 */
export function nextLegLabel(state: State): string | undefined {
  if (!isWon(state) || state.linkedLeg !== null || hasArrived(state)) return undefined
  return `Fly on to ${place(legOf(state) + 1)}`
}

function missedText(state: State, letter: string): string {
  const no = `No ${letter.toUpperCase()}.`
  if (balloonsLeft(state) > 0) return `${no} ${balloonText(state)} left.`
  const near = state.linkedLeg === null ? `, on the way to ${place(legOf(state))},` : ""
  return `${no} The last balloon goes. Pertti${near} ${landingOf(state).says}. The word was ${state.word}.`
}

/** Describes the state in a sentence or two, short enough to keep the keys from moving on a phone. */
export function statusOf(state: State): string {
  const letter = state.letters.at(-1)
  if (letter === undefined) return openingText(state)
  if (isWon(state)) return wonText(state)
  if (wrongLetters(state).includes(letter)) return missedText(state, letter)
  const count = [...state.word.toLowerCase()].filter(each => each === letter).length
  const rest = missingLetters(state).length
  return `${letter.toUpperCase()} is there ${times(count)}. ${rest} ${rest === 1 ? "letter" : "letters"} to find.`
}

/** Returns a remark after a miss that leaves at least one balloon; "" otherwise. */
export function remarkOf(state: State): string {
  const letter = state.letters.at(-1)
  const left = balloonsLeft(state)
  if (letter === undefined || left === 0 || isWon(state) || !wrongLetters(state).includes(letter)) return ""
  if (left === 1) return "One balloon is left. Pertti holds on to it with both paws."
  return pick(pops, seeded(hash(`${state.word}${state.letters.join("")}`)))
}

/** Returns the word as known so far for screen readers: "blank, a, hyphen, blank". */
export function spokenWord(state: State): string {
  const missing = missingLetters(state)
  if (missing.length === 0 || balloonsLeft(state) === 0) return `The word: ${state.word}`
  const names = [...state.word].map(char => {
    if (char === " ") return "space"
    if (char === "-") return "hyphen"
    return missing.includes(char.toLowerCase()) ? "blank" : char
  })
  return `The word: ${names.join(", ")}`
}

/** Returns the accessible label of a letter key: "a", "a, in the word", "a, not in the word". */
export function keyLabel(state: State, letter: string): string {
  if (!state.letters.includes(letter)) return letter
  return lettersOf(state.word).includes(letter) ? `${letter}, in the word` : `${letter}, not in the word`
}

/** Returns the text to share after a game. It does not reveal the word. */
export function shareText(state: State, category: Category): string {
  const leg = legOf(state)
  const all = initialBalloons(leg)
  const what = `Hangman, ${category.name}, ${sizeOf(state.word)}`
  const lost = wrongLetters(state).length
  const cost = lost === 0 ? "lost no balloon" : `lost ${lost} of ${all} balloons`
  if (!isWon(state)) return `${what}: all ${all} balloons are gone and my hamster is down. Can you guess it?`
  if (hasArrived(state))
    return `${what}: I flew a hamster from Hanko to Utsjoki in ${legs} words. On the last I ${cost}. Can you guess it?`
  const way =
    state.linkedLeg === null
      ? `flew a hamster from ${place(leg - 1)} to ${place(leg)}`
      : "kept a hamster in the air"
  return `${what}: I ${way} and ${cost}. Can you guess it?`
}

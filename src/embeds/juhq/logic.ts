/** Four letters, each with a word, a mood and a note. */
import { type Random, randomInt } from "../../lib/game/random"

export const letters = ["j", "u", "h", "q"] as const
export type Letter = (typeof letters)[number]

/** The words for each letter: an adverb, a verb, an object, and a second adverb. */
export const words: Record<Letter, readonly string[]> = {
  j: "Just,Jointly,Jovially,Justly,Jealously,Joyfully,Jarringly,Jauntily,Judiciously,Jokingly".split(","),
  u: "Uploading,Unpacking,Untangling,Undoing,Upgrading,Unplugging,Unfolding,Underrating,Unveiling,Upholstering,Undermining,Understanding".split(
    ",",
  ),
  h: "Horses,Hamsters,Homepages,Hyperlinks,Herrings,Hedgehogs,Harmonicas,Headaches,Hit Counters,Haystacks,Hovercraft,Housecats,Hats,Hexadecimals".split(
    ",",
  ),
  q: "Quietly,Quickly,Quarterly,Questionably,Quizzically,Quaintly,Quadratically,Quite,Querulously,Quixotically".split(
    ",",
  ),
}

/** The index of each letter's word in its list. */
export type Choice = Readonly<Record<Letter, number>>

/** "Just Uploading Horses Quietly". */
export const first: Choice = { j: 0, u: 0, h: 0, q: 0 }

/** The number of possible readings. */
export const readings = letters.reduce((all, letter) => all * words[letter].length, 1)

export function wordOf(choice: Choice, letter: Letter): string {
  return words[letter][choice[letter]] ?? ""
}

/** Returns the words of a reading. */
export function acronym(choice: Choice): string {
  return letters.map(letter => wordOf(choice, letter)).join(" ")
}

/** Returns the number of a reading, from 1 to `readings`. */
export function numberOf(choice: Choice): number {
  return letters.reduce((number, letter) => number * words[letter].length + choice[letter], 0) + 1
}

/** Returns the reading of a number; undefined if it is out of range. */
export function readingOf(number: number): Choice | undefined {
  if (!Number.isInteger(number) || number < 1 || number > readings) return undefined
  let rest = number - 1
  const choice = { ...first }
  for (const letter of [...letters].reverse()) {
    choice[letter] = rest % words[letter].length
    rest = Math.floor(rest / words[letter].length)
  }
  return choice
}

/** Returns the choice with the next word for one letter. */
export function turned(choice: Choice, letter: Letter): Choice {
  return { ...choice, [letter]: (choice[letter] + 1) % words[letter].length }
}

/** Returns a random reading other than the current one. */
export function another(choice: Choice, random: Random): Choice {
  const now = numberOf(choice)
  const number = 1 + randomInt(readings - 1, random)
  return readingOf(number >= now ? number + 1 : number) ?? first
}

/** The presses after which the four move on. */
const pressesPerMove = 10
const moves = [
  "",
  "QHUJ Ltd has bought all four. You may go on pressing.",
  "They have been sent to Australia. Press them down under.",
  "They have left. There is a note.",
] as const

/** Returns the place where the four are after some presses: 0 at home, and home again after the last. */
export function placeOf(presses: number): number {
  return Math.floor(presses / pressesPerMove) % moves.length
}

/** Returns the text about a place; empty at home. */
export function placeText(place: number): string {
  return moves[place] ?? ""
}

/** The number of presses remembered. */
export const memory = 12

export type Mood = "awake" | "proud" | "jealous" | "asleep"

/**
 * Returns the mood of a letter after some presses, the newest last: proud if it was pressed last, jealous if
 * another one was pressed four times in a row, asleep if it is missing from the last eight.
 */
export function moodOf(presses: readonly Letter[], letter: Letter): Mood {
  const last = presses.at(-1)
  if (last === letter) return "proud"
  if (last && presses.length >= 4 && presses.slice(-4).every(each => each === last)) return "jealous"
  if (presses.length >= 8 && !presses.slice(-8).includes(letter)) return "asleep"
  return "awake"
}

/** Returns the remark on the presses, if they spell or mean something. */
export function remark(presses: readonly Letter[]): string {
  const spelt = presses.slice(-4).join("")
  const last = presses.at(-1)
  if (spelt === "juhq") return "You have spelled it. All four are proud."
  if (spelt === "qhuj") return "QHUJ opens nothing. Nobody had hoped."
  if (spelt.length === 4 && new Set(spelt).size === 4)
    return `${spelt.toUpperCase()} is another company. Ask there.`
  if (last && spelt === last.repeat(4)) return `The others have noticed about ${last.toUpperCase()}.`
  const asleep = letters.find(letter => moodOf(presses, letter) === "asleep")
  if (asleep) return `${asleep.toUpperCase()} has fallen asleep. Press it gently.`
  return ""
}

/** The note of each letter, in semitones above middle C. */
export const notes: Record<Letter, number> = { j: 0, u: 4, h: 7, q: 12 }

/** A step of a song: the singing letter, and its note in semitones above middle C; null is a rest. */
export type Step = { letter: Letter; note: number } | null

const scale = [0, 2, 4, 7, 9, 12, 14]

/**
 * Returns the song of a reading: sixteen steps on a pentatonic scale, with about as many notes as its words have
 * syllables.
 */
export function songOf(choice: Choice): Step[] {
  return letters.flatMap(letter => {
    const word = wordOf(choice, letter)
    const sung = Math.min(4, word.match(/[aeiouy]+/gi)?.length ?? 1)
    return Array.from({ length: 4 }, (_, i) =>
      i < sung
        ? {
            letter,
            note: (scale[(word.charCodeAt(i + 1) + i) % scale.length] ?? 0) + (letter === "j" ? -5 : 0),
          }
        : null,
    )
  })
}

/** Four letters that each have a word, a mood and a note. */
import { type Random, randomInt } from "../../lib/game/random"

export const letters = ["j", "u", "h", "q"] as const
export type Letter = (typeof letters)[number]

/** What each letter can stand for: how, what is done, to what, and how once more. */
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

/** Which word each letter has, by its place in the list. */
export type Choice = Readonly<Record<Letter, number>>

/** "Just Uploading Horses Quietly". */
export const first: Choice = { j: 0, u: 0, h: 0, q: 0 }

/** In how many ways it can be read. */
export const readings = letters.reduce((all, letter) => all * words[letter].length, 1)

export function wordOf(choice: Choice, letter: Letter): string {
  return words[letter][choice[letter]] ?? ""
}

/** What it stands for, in words. */
export function acronym(choice: Choice): string {
  return letters.map(letter => wordOf(choice, letter)).join(" ")
}

/** The number of a reading, from 1 to as many as there are. */
export function numberOf(choice: Choice): number {
  return letters.reduce((number, letter) => number * words[letter].length + choice[letter], 0) + 1
}

/** The reading of a number; undefined for a number that has none. */
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

/** Another word for one letter. */
export function turned(choice: Choice, letter: Letter): Choice {
  return { ...choice, [letter]: (choice[letter] + 1) % words[letter].length }
}

/** A reading by chance, never the one that is there. */
export function another(choice: Choice, random: Random): Choice {
  const now = numberOf(choice)
  const number = 1 + randomInt(readings - 1, random)
  return readingOf(number >= now ? number + 1 : number) ?? first
}

/** How many presses are remembered. */
export const memory = 12

export type Mood = "awake" | "proud" | "jealous" | "asleep"

/**
 * How a letter feels after some presses, the newest last: proud when it was pressed last, jealous when another has been
 * pressed four times in a row, asleep when it has been left out of the last eight.
 */
export function moodOf(presses: readonly Letter[], letter: Letter): Mood {
  const last = presses.at(-1)
  if (last === letter) return "proud"
  if (last && presses.length >= 4 && presses.slice(-4).every(each => each === last)) return "jealous"
  if (presses.length >= 8 && !presses.slice(-8).includes(letter)) return "asleep"
  return "awake"
}

/** What the presses say, if they say something. */
export function remark(presses: readonly Letter[]): string {
  const spelt = presses.slice(-4).join("")
  const last = presses.at(-1)
  if (spelt === "juhq") return "You have spelt it. They are proud, all four."
  if (spelt === "qhuj") return "Backwards it opens nothing. That was to be expected of QHUJ."
  if (spelt.length === 4 && new Set(spelt).size === 4)
    return `${spelt.toUpperCase()} is another company. Ask there.`
  if (last && spelt === last.repeat(4)) return `The others have noticed about ${last.toUpperCase()}.`
  const asleep = letters.find(letter => moodOf(presses, letter) === "asleep")
  if (asleep) return `${asleep.toUpperCase()} has fallen asleep. Press it gently.`
  return ""
}

/** The note of each letter, in semitones above the C in a piano's middle. */
export const notes: Record<Letter, number> = { j: 0, u: 4, h: 7, q: 12 }

/** A step of a song: which letter sings, and how many semitones above the C; null is a rest. */
export type Step = { letter: Letter; note: number } | null

const scale = [0, 2, 4, 7, 9, 12, 14]

/** The song of a reading, sixteen steps long: as many notes as its words have syllables, about, from a scale of five tones. */
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

/** What the converters have in common: units, amounts of them as they are written, and what is wrong with those. */
import { closest, distance } from "fastest-levenshtein"

export type Unit = {
  /** Its plural, which is also its name in the address. */
  id: string
  one: string
  note: string
}

/** What is wrong, in a sentence, with the characters from `from` up to `to`. */
export type Problem = { kind: "problem"; message: string; from: number; to: number }

/** What every reading has: `number` is the amount as it was written, and `unit` the unit behind it, if there was one. */
export type Amount<U extends Unit> = { number: string; unit: U | null }

/** How many characters are read at most. */
export const maxLength = 120

export function problem(message: string, from: number, to: number): Problem {
  return { kind: "problem", message, from, to }
}

/** " Did you mean miles?" where one of the names is nearly the word, and nothing where none is. */
function nearest(word: string, names: readonly string[]): string {
  const near = closest(word.toLowerCase(), names)
  return distance(word.toLowerCase(), near) <= 2 ? ` Did you mean ${near}?` : ""
}

/** That a word is no unit, or none yet where the name of one begins with it, as every name does while it is typed. */
export function noUnit(word: string, what: string, names: readonly string[]): string {
  const small = word.toLowerCase()
  const begun = names.filter(name => name.startsWith(small)).sort((a, b) => a.length - b.length)[0]
  return begun
    ? `“${word}” is no unit yet: ${begun} begins so.`
    : `There is no ${what} “${word}” here.${nearest(word, names)}`
}

/** Digits in threes, with no-break spaces, and a real minus; those of a fraction on both sides of the stroke. */
export function grouped(amount: string): string {
  return amount
    .split("/")
    .map(side =>
      side.replace(/^-?\d+/, whole => whole.replace(/\B(?=(\d{3})+$)/g, "\u00a0")).replace("-", "−"),
    )
    .join(" / ")
}

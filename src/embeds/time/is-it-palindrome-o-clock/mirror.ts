/** A mirror that spells: it shows a text backwards, and can't bear one that is the same. */

export const maxLength = 40

const signs = new Intl.Segmenter(undefined, { granularity: "grapheme" })
const charactersOf = (text: string) => [...signs.segment(text)].map(({ segment }) => segment)

/** Returns a text backwards, character by character. */
export function reflected(text: string): string {
  return charactersOf(text).reverse().join("")
}

/** Returns the letters and digits of a text, in lower case. */
export function lettersOf(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFC")
    .replace(/[^\p{L}\p{N}]/gu, "")
}

/** The fewest letters that make a palindrome worth noticing. */
const minLetters = 3

/** Returns whether a text is the same backwards, without its spaces and signs. */
export function isPalindrome(text: string): boolean {
  const letters = lettersOf(text)
  return letters.length >= minLetters && letters === reflected(letters)
}

/** The state of the glass: whole, with one crack, with many, or on the floor. */
export type Glass = 0 | 1 | 2 | 3

/** The letters, in all palindromes that a mirror has seen, at which it takes each further damage. */
const limits = [minLetters, 7, 12] as const

/** Returns the state of a mirror that has seen some palindromes; each counts once, and the longest hurt most. */
export function glassAfter(seen: readonly string[]): Glass {
  const letters = [...new Set(seen.map(lettersOf))].reduce((sum, text) => sum + text.length, 0)
  return limits.filter(limit => letters >= limit).length as Glass
}

/** Describes what the mirror says to a text that it has taken in, in each state. */
export const sounds: Record<Glass, string> = {
  0: "",
  1: "Tick.",
  2: "It would rather not see that again.",
  3: "Pertti puts down the pencil.",
}

/** Says what breaking a mirror costs, in a year. */
export function badLuckText(year: number): string {
  return `Seven years of bad luck, until ${year + 7}. Backwards it is good luck.`
}

/** The words on the buttons that write themselves. */
export const samples = ["Saippuakauppias", "Step on no pets", "Hannah"] as const

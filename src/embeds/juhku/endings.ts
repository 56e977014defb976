/** The Finnish endings of the word, each added to the one before to form a single word. */

/** Derivational suffix, case, possessive and clitics as in any grammar of Finnish; only the stem is invented. */
export const longer: readonly (readonly [ending: string, english: string])[] = [
  ["", "a juhku"],
  ["llinen", "juhkuish"],
  ["llistua", "to become juhkuish"],
  ["llistuttaa", "to make juhkuish"],
  ["llistuttamaton", "not made juhkuish"],
  ["llistuttamattomuus", "the state of not having been made juhkuish"],
  ["llistuttamattomuudella", "by the state of not having been made juhkuish"],
  ["llistuttamattomuudellansa", "by her state of not having been made juhkuish"],
  ["llistuttamattomuudellansakaan", "not even by her state of not having been made juhkuish"],
  ["llistuttamattomuudellansakaanko", "not even by her state of not having been made juhkuish?"],
  ["llistuttamattomuudellansakaankohan", "not even by her state of not having been made juhkuish, I wonder?"],
]

export const maxEndings = longer.length - 1

/** The longest word that a visitor may put in. */
export const maxOwnLetters = 20

/** A word that takes the endings, in its own form and as the stem of the others; or why it takes none. */
export type OwnWord = { word: string; stem: string } | { problem: string }

/**
 * Prepares a visitor's word. A consonant at the end gets an i, as in all loans, a single e is doubled, and kk, pp and tt
 * in front of the last vowel are weakened. Null for an empty text.
 */
export function ownWordOf(text: string): OwnWord | null {
  const word = text.trim()
  if (word === "") return null
  if (/\s/.test(word)) return { problem: "One word at a time. It gets long enough." }
  if (/\p{N}/u.test(word)) return { problem: "Numbers have endings too. You don't want to see them." }
  if (/[^\p{L}]/u.test(word)) return { problem: "Letters, please. Finnish puts in the rest." }
  if ([...word].length > maxOwnLetters) return { problem: "That is long enough. Are you Finnish?" }
  if (!/[aeiouyåäö]/i.test(word)) return { problem: "It has no vowel to hold on to." }
  if (/nen$/i.test(word)) return { problem: "It has an ending already. Leave it some dignity." }
  const full = /[aeiouyåäö]$/i.test(word) ? word : `${word}i`
  const long = /[^aeiouyåäö]e$/i.test(full) ? `${full}e` : full
  return { word: full, stem: long.replace(/([kpt])\1(?=[aeiouyåäö]+$)/i, "$1") }
}

const front: Record<string, string> = { a: "ä", o: "ö", u: "y" }

/** Adapts an ending to the vowels of a word: the last of a, o, u or ä, ö, y decides, and front is the default. */
export function harmonised(ending: string, word: string): string {
  const last = [...word.toLowerCase()].filter(letter => "aouåäöy".includes(letter)).at(-1)
  return last !== undefined && "aouå".includes(last)
    ? ending
    : ending.replace(/[aou]/g, letter => front[letter] ?? letter)
}

/** Returns a word with some of the endings, and what that means. */
export function lengthened({ word, stem }: { word: string; stem: string }, ends: number) {
  const [ending = "", english = ""] = longer[ends] ?? []
  return {
    text: ends === 0 ? word : stem + harmonised(ending, stem),
    english: english.replace("juhkuish", `${word.toLowerCase()}ish`),
  }
}

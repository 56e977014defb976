/** Takes the vowels, or all but the vowels, out of a text, and tries to say what is left. */

export type Keep = "consonants" | "vowels"

/** Vowels by language: in Finnish y, ä, ö and å are vowels always; in English y is one except before a vowel. */
export type Language = "en" | "fi"

const always = "aeiou"
const finnish = "aeiouyäöå"

/** The letter without its accents, except for those that Finnish counts as letters of their own. */
function plain(letter: string): string {
  const lower = letter.toLowerCase()
  if ("äöå".includes(lower)) return lower
  return lower.normalize("NFD").replace(/\p{M}/gu, "")
}

/** Whether the letter at `index` of `letters` is a vowel. */
export function isVowel(letters: readonly string[], index: number, language: Language): boolean {
  const letter = plain(letters[index] ?? "")
  if (letter === "") return false
  if (language === "fi") return finnish.includes(letter)
  if ("äöå".includes(letter) || always.includes(letter)) return true
  if (letter !== "y") return false
  const next = plain(letters[index + 1] ?? "")
  return next === "" || !always.includes(next)
}

/** The text with only the letters to keep; spaces, digits and signs stay where they are. */
export function keep(text: string, what: Keep, language: Language): string {
  const letters = [...text.normalize("NFC")]
  return letters
    .filter((letter, i) => !/\p{L}/u.test(letter) || isVowel(letters, i, language) === (what === "vowels"))
    .join("")
    .replace(/[^\S\n]+/g, " ")
    .replace(/^ | $/gm, "")
}

export type Count = { letters: number; vowels: number; consonants: number }

/** How many letters, and of which kind, a text has. */
export function count(text: string, language: Language): Count {
  const letters = [...text.normalize("NFC")]
  let vowels = 0
  let all = 0
  letters.forEach((letter, i) => {
    if (!/\p{L}/u.test(letter)) return
    all++
    if (isVowel(letters, i, language)) vowels++
  })
  return { letters: all, vowels, consonants: all - vowels }
}

/** The longest run of letters without one of the other kind: how many consonants a mouth must do in a row. */
export function longestRun(text: string, language: Language): number {
  const letters = [...text.normalize("NFC")]
  let run = 0
  let longest = 0
  letters.forEach((letter, i) => {
    if (!/\p{L}/u.test(letter)) return
    run = isVowel(letters, i, language) ? 0 : run + 1
    longest = Math.max(longest, run)
  })
  return longest
}

/** Whether it can still be read aloud, in a sentence. English has "lengthscale" (5 in a row); Finnish likes 3. */
export function verdict(text: string, language: Language): string {
  const { letters, vowels } = count(text, language)
  if (letters === 0) return "There is nothing to read aloud. It is going well."
  if (vowels === letters)
    return letters > 7 ? "A song, or an accident." : "Can be read aloud. May be mistaken for pain."
  const run = longestRun(text, language)
  const limit = language === "fi" ? 3 : 5
  if (run <= limit) return `Can be read aloud: at most ${run} consonant${run === 1 ? "" : "s"} in a row.`
  return `Can't be read aloud: ${run} consonants in a row. A Czech might disagree.`
}

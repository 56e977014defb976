/** Takes the vowels, or all but the vowels, out of a text, and tries to say what is left. */
import { pluralise } from "../../../lib/text/pluralise"

export type Keep = "consonants" | "vowels"

/** Vowels by language: in Finnish y, ä, ö and å are vowels always; in English y is one except before a vowel. */
export type Language = "en" | "fi"

const always = "aeiou"
/** Vowels of the Latin alphabets that are no other vowel with an accent: "Ærø" has two of them. */
const ownKind = "æœøıɐɑɒɔəɘɛɜɞɤɨɩɪɯɵʉʊʌʏ"

type Kind = "vowel" | "consonant" | "y" | "mark" | "space" | "break" | "apostrophe" | "other"

function kindOf(sign: string): Kind {
  if (sign === "\n") return "break"
  if (/\s/u.test(sign)) return "space"
  if (/\p{M}/u.test(sign)) return "mark"
  if (!/\p{L}/u.test(sign)) return /['’]/.test(sign) ? "apostrophe" : "other"
  // Accents don't make a vowel a consonant, nor the other way round.
  const letter = sign.toLowerCase().normalize("NFD").charAt(0)
  return letter === "y" ? "y" : `${always}${ownKind}`.includes(letter) ? "vowel" : "consonant"
}

/** The kinds of all signs that were met: a long text has few of them, many times. */
const kinds = new Map<string, Kind>()

/** The sign of a text that begins at an index, and of what kind it is. */
function signAt(text: string, index: number): { sign: string; kind: Kind } {
  const sign = String.fromCodePoint(text.codePointAt(index) ?? 0)
  const known = kinds.get(sign)
  if (known) return { sign, kind: known }
  const kind = kindOf(sign)
  kinds.set(sign, kind)
  return { sign, kind }
}

/** Whether a plain vowel comes after an index, past at most ten marks: it makes an English y a consonant. */
function isVowelNext(text: string, index: number): boolean {
  for (let i = index; i < Math.min(text.length, index + 10); i++) {
    const { sign, kind } = signAt(text, i)
    if (kind !== "mark")
      return kind === "vowel" && always.includes(sign.toLowerCase().normalize("NFD").charAt(0))
  }
  return false
}

export type Kept = {
  text: string
  /** How many letters the whole text had, and how many of them were vowels. */
  letters: number
  vowels: number
  /** How many letters of it are left. */
  left: number
  /** The most consonants in a row that are left; a row ends at a vowel and at whatever stands between words. */
  run: number
}

export type Part = {
  /** A letter with its marks, or whatever else stands there. */
  sign: string
  /** Null for what is no letter. */
  isVowel: boolean | null
}

/** The beginning of a text, letter by letter, up to so many of them. */
export function parts(text: string, language: Language, most: number): Part[] {
  const found: Part[] = []
  for (let at = 0, marks = 0; at < text.length && found.length < most; ) {
    const { sign, kind } = signAt(text, at)
    at += sign.length
    const last = found.at(-1)
    if (kind === "mark" && last) {
      if (marks++ < 8) last.sign += sign
      continue
    }
    marks = 0
    const isLetter = kind === "vowel" || kind === "consonant" || kind === "y"
    const isVowel = kind === "vowel" || (kind === "y" && (language === "fi" || !isVowelNext(text, at)))
    found.push({ sign, isVowel: isLetter ? isVowel : null })
  }
  return found
}

/** Signs in one bit of work. */
const stride = 2000

/**
 * The text with only the letters to keep, and with the marks on them; digits and signs stay where they are, spaces that
 * come together are one, and none stands at the end of a line. Yields the share that is done after every bit of work.
 */
export function* keep(text: string, what: Keep, language: Language): Generator<number, Kept> {
  const found: Kept = { text: "", letters: 0, vowels: 0, left: 0, run: 0 }
  let piece = ""
  let row = 0
  let isKept = true
  let isSpaced = false
  let isBegun = false
  const put = (sign: string) => {
    piece += isSpaced && isBegun ? ` ${sign}` : sign
    isSpaced = false
    isBegun = true
  }
  for (let at = 0, signs = 0; at < text.length; signs++) {
    const { sign, kind } = signAt(text, at)
    // A piece that began with a mark would not be composed with the letter before it; but marks may go on for ever.
    if (signs >= stride && (kind !== "mark" || signs >= 2 * stride)) {
      found.text += piece.normalize("NFC")
      piece = ""
      signs = 0
      yield at / text.length
    }
    at += sign.length
    if (kind === "vowel" || kind === "consonant" || kind === "y") {
      const isVowel = kind === "vowel" || (kind === "y" && (language === "fi" || !isVowelNext(text, at)))
      isKept = isVowel === (what === "vowels")
      found.letters++
      if (isVowel) found.vowels++
      if (isKept) {
        put(sign)
        found.left++
        if (!isVowel) found.run = Math.max(found.run, ++row)
      }
    } else if (kind === "mark") {
      if (isKept) put(sign)
    } else {
      isKept = true
      if (kind !== "apostrophe") row = 0
      if (kind === "space") isSpaced = true
      else if (kind === "break") {
        piece += sign
        isSpaced = false
        isBegun = false
      } else put(sign)
    }
  }
  found.text += piece.normalize("NFC")
  return found
}

/** Whether it can still be read aloud, in a sentence. English has "lengthscale" (5 in a row); Finnish likes 3. */
export function verdict({ left, run }: Kept, language: Language): string {
  if (left === 0) return "There is nothing to read aloud. It is going well."
  if (run === 0) return left > 7 ? "A song, or an accident." : "Can be read aloud. May be mistaken for pain."
  const [name, limit] = language === "fi" ? ["Finnish", 3] : ["English", 5]
  const row = `${pluralise(run, "consonant")} in a row`
  if (run <= limit) return `Can be read aloud in ${name}: at most ${row}, and it can take ${limit}.`
  return `Can't be read aloud in ${name}: ${row}, and it can take ${limit}. A Czech might disagree.`
}

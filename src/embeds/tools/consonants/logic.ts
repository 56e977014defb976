/** Removes the vowels or the consonants from a text, and judges whether the rest is pronounceable. */
import { pluralise } from "../../../lib/text/pluralise"

export type Keep = "consonants" | "vowels"

/** The language decides about y: always a vowel in Finnish, and in English except before a vowel. */
export type Language = "en" | "fi"

const always = "aeiou"
/** Vowels of Latin alphabets that don't decompose into a vowel and an accent, as the Æ and ø in "Ærø". */
const ownKind = "æœøıɐɑɒɔəɘɛɜɞɤɨɩɪɯɵʉʊʌʏ"

type Kind = "vowel" | "consonant" | "y" | "mark" | "space" | "break" | "apostrophe" | "other"

function kindOf(sign: string): Kind {
  if (sign === "\n") return "break"
  if (/\s/u.test(sign)) return "space"
  if (/\p{M}/u.test(sign)) return "mark"
  if (!/\p{L}/u.test(sign)) return /['’]/.test(sign) ? "apostrophe" : "other"
  // Decomposed, so that accents don't change the kind.
  const letter = sign.toLowerCase().normalize("NFD").charAt(0)
  return letter === "y" ? "y" : `${always}${ownKind}`.includes(letter) ? "vowel" : "consonant"
}

/** Caches the kinds of characters, as a long text has few different ones. */
const kinds = new Map<string, Kind>()

/** Returns the code point at an index and its kind. */
function signAt(text: string, index: number): { sign: string; kind: Kind } {
  const sign = String.fromCodePoint(text.codePointAt(index) ?? 0)
  const known = kinds.get(sign)
  if (known) return { sign, kind: known }
  const kind = kindOf(sign)
  kinds.set(sign, kind)
  return { sign, kind }
}

/** Returns whether a vowel other than y follows an index, within ten marks; it makes an English y a consonant. */
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
  /** The number of letters in the whole text, and of the vowels among them. */
  letters: number
  vowels: number
  /** The number of letters left. */
  left: number
  /** The longest run of consonants left; vowels and the ends of words end a run. */
  run: number
}

export type Part = {
  /** A letter with its combining marks, or any other character. */
  sign: string
  /** Null if it is no letter. */
  isVowel: boolean | null
}

/** Splits a text into letters and other characters, up to a maximum number of parts. */
export function parts(text: string, language: Language, maxParts: number): Part[] {
  const found: Part[] = []
  for (let at = 0, marks = 0; at < text.length && found.length < maxParts; ) {
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

/** The number of code points per slice. */
const stride = 2000

/**
 * Returns the text with only the letters to keep and their marks. Digits and punctuation stay, spaces are
 * collapsed, and none is left at the end of a line. Yields the progress (0 to 1) after every slice.
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
    // A slice mustn't begin with a combining mark, which would not compose; but a run of marks may be endless.
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

/**
 * Judges in a sentence whether the rest is pronounceable. English has "lengthscale" (5 in a row); Finnish takes 3.
 */
export function verdict({ left, run }: Kept, language: Language): string {
  if (left === 0) return "There is nothing to read aloud. It is going well."
  if (run === 0) return left > 7 ? "A song, or an accident." : "Can be read aloud. May be mistaken for pain."
  const [name, limit] = language === "fi" ? ["Finnish", 3] : ["English", 5]
  const row = `${pluralise(run, "consonant")} in a row`
  if (run <= limit) return `Can be read aloud in ${name}: ${row} at most, and it can take ${limit}.`
  return `Can't be read aloud in ${name}: ${row}, and it can take ${limit}. A Czech might disagree.`
}

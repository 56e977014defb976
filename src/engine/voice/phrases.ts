/** Splits texts into sentences, words and openings. */
import { maxCaptionLength } from "../../lib/content/windows"

export type Place = { file: string; line: number }

/** The maximum number of pages with the same opening. */
export const maxSharing = 3

export function sentences(text: string): string[] {
  return text.split(/(?<=[.!?…][)"”’']*)\s+(?=["“‘(*_]*[\p{Lu}\d])/u).filter(Boolean)
}

/** The first two words in lower case, without punctuation. */
export function opening(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []).slice(0, 2).join(" ")
}

/** Counts words, ignoring bare punctuation. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length
}

/** Describes what is wrong with a caption, to follow its name in a sentence: "is no sentence"; null if nothing is. */
export function captionFault(text: string): string | null {
  if (text.length > maxCaptionLength) return `has ${text.length} characters`
  if (!/[.!?…]["”’)]*$/.test(text)) return "is no sentence"
  return sentences(text).length > 1 ? `is ${sentences(text).length} sentences` : null
}

/** Returns whether a text mentions the hamster. */
export function namesHamster(text: string): boolean {
  return /hamster|pertti/i.test(text)
}

/** Counts the distinct files of places. */
export function filesOf(places: readonly Place[]): number {
  return new Set(places.map(({ file }) => file)).size
}

/** Sentences, words and openings of a text. */
import { maxCaptionLength } from "../../lib/content/windows"

export type Place = { file: string; line: number }

/** The most pages that may begin or end in the same way. */
export const maxSharing = 3

/** The sentences of a text. */
export function sentences(text: string): string[] {
  return text.split(/(?<=[.!?…][)"”’']*)\s+(?=["“‘(*_]*[\p{Lu}\d])/u).filter(Boolean)
}

/** The first two words, in small letters and without punctuation. */
export function opening(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []).slice(0, 2).join(" ")
}

/** Counts the words of a text. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length
}

/** What is wrong with a caption, which is one sentence of at most `maxCaption` characters; null where nothing is. */
export function faultOfCaption(text: string): string | null {
  if (text.length > maxCaptionLength) return `has ${text.length} characters`
  if (!/[.!?…]["”’)]*$/.test(text)) return "is no sentence"
  return sentences(text).length > 1 ? `is ${sentences(text).length} sentences` : null
}

/** Tells whether a text names the hamster, or says that it is one. */
export function namesHamster(text: string): boolean {
  return /hamster|pertti/i.test(text)
}

/** Counts the files in which the places are. */
export function filesOf(places: readonly Place[]): number {
  return new Set(places.map(({ file }) => file)).size
}

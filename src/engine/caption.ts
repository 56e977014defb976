/** Judges captions: the one line over a toy, which is all the instruction a visitor reads. */
import { maxCaptionLength } from "../lib/content/windows"

export const maxCaptionWords = 12

/** Counts words, ignoring bare punctuation. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length
}

/** Describes what is wrong with a caption, to follow its name in a sentence: "is no sentence"; null if nothing is. */
export function captionFault(text: string): string | null {
  if (text.length > maxCaptionLength) return `has ${text.length} characters`
  if (countWords(text) > maxCaptionWords) return `has ${countWords(text)} words`
  if (/[:;]\s/.test(text)) return "has a colon or semicolon"
  return /[.!?…]["”’)]*$/.test(text) ? null : "is no sentence"
}

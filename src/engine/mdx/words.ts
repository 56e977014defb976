/** Words that the engine itself puts into a page's text, in the page's language. */
import { primaryLanguage } from "../../lib/text/languageTag"

export type TextWords = {
  /** The heading over the footnotes; it is read aloud and not seen. */
  footnotes: string
  /** The name of the link from a footnote to where it belongs. */
  back: string
  /** The names of a task's box, ticked and empty. */
  done: string
  open: string
}

const english: TextWords = { footnotes: "Footnotes", back: "Back to content", done: "Done", open: "Not done" }

const languages: ReadonlyMap<string, TextWords> = new Map([
  ["en", english],
  ["fi", { footnotes: "Alaviitteet", back: "Takaisin tekstiin", done: "Tehty", open: "Tekemättä" }],
])

export const wordsFile = "src/engine/mdx/words.ts"

/** The words for a language tag such as "fi" or "fi-FI"; English ones where there are none. */
export function textWords(lang: string): TextWords {
  return languages.get(primaryLanguage(lang)) ?? english
}

/** Whether there are words for a language. */
export const hasTextWords = (lang: string): boolean => languages.has(primaryLanguage(lang))

/** Words that the engine adds to a page's text, in the page's language. */
import { primaryLanguage } from "../../lib/text/languageTag"

export type TextWords = {
  /** The heading of the footnotes, for screen readers only. */
  footnotes: string
  /** The label of the link from a footnote back to the text. */
  back: string
  /** The labels of a task's checkbox, ticked and empty. */
  done: string
  open: string
}

const english: TextWords = { footnotes: "Footnotes", back: "Back to content", done: "Done", open: "Not done" }

const languages: ReadonlyMap<string, TextWords> = new Map([
  ["en", english],
  ["fi", { footnotes: "Alaviitteet", back: "Takaisin tekstiin", done: "Tehty", open: "Tekemättä" }],
])

export const wordsFile = "src/engine/mdx/words.ts"

/** The words for a language tag such as "fi" or "fi-FI"; the English ones for unsupported languages. */
export function textWords(lang: string): TextWords {
  return languages.get(primaryLanguage(lang)) ?? english
}

/** Returns whether a language is supported. */
export const hasTextWords = (lang: string): boolean => languages.has(primaryLanguage(lang))

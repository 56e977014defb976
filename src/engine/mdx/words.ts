/** Words that the engine itself puts into a page's text, in the page's language. */

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

const languages: Readonly<Record<string, TextWords>> = {
  en: english,
  fi: { footnotes: "Alaviitteet", back: "Takaisin tekstiin", done: "Tehty", open: "Tekemättä" },
}

/** The words for a language tag such as "fi" or "fi-FI"; English ones where there are none. */
export function textWords(lang: string): TextWords {
  return languages[lang.toLowerCase().split("-")[0] ?? ""] ?? english
}

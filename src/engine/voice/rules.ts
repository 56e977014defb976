/** Which pages are programs with a README, and how long that may be. */
import { countWords } from "./phrases"
import type { Prose } from "./prose"

/** So many words a README may have. */
export const longestReadme = 200

/** Pages that are read, or that only lead on: they have no README. */
export const documents: ReadonlySet<string> = new Set(
  ["404", "about-me", "blog", "blog/[...]", "chat-gpt", "games", "gone", "index", "photos", "timeline"].map(
    path => `content/pages/${path}.mdx`,
  ),
)

/** Pages that are about the hamster, and may end with him. */
export const aboutHim: ReadonlySet<string> = new Set(
  ["age", "birthdayboy", "pertti", "timeline"].map(path => `content/pages/${path}.mdx`),
)

/** Whether a page is a toy with a README; a page of nothing but lists is a document. */
export function isProgram({ file, blocks }: Prose): boolean {
  return !documents.has(file) && blocks.some(({ kind, text }) => kind === "toy" && text !== "List")
}

/** The words of a page without its caption. */
export function wordsOfReadme({ readme }: Prose): number {
  return readme.reduce((sum, { text }) => sum + countWords(text), 0)
}

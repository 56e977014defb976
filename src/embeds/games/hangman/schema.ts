/** content/data/hangman.yaml: the words of Hangman by category. */
import * as v from "valibot"

/** The letters of each language, in its alphabet's order: å, ä and ö are letters of their own in Finnish. */
export const alphabets = {
  en: "abcdefghijklmnopqrstuvwxyz",
  fi: "abcdefghijklmnopqrstuvwxyzåäö",
} as const

/** The minimum number of words in a category. */
const minWords = 40

const category = v.pipe(
  v.strictObject({
    /** The category's id in addresses and storage. */
    slug: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, "Write a slug of small letters, digits and hyphens.")),
    /** The name, in the category's language. */
    name: v.pipe(v.string(), v.nonEmpty("Write a name.")),
    language: v.picklist(["en", "fi"], "Write en or fi."),
    /** Letters of the language, with one space or hyphen between words. */
    words: v.pipe(
      v.array(v.string()),
      v.minLength(minWords, `Write at least ${minWords} words.`),
      v.check(
        words => new Set(words.map(word => word.toLowerCase())).size === words.length,
        "A word is twice.",
      ),
    ),
  }),
  v.check(
    ({ language, words }) => words.every(word => isWritable(word, language)),
    "A word has a letter that its language has not, or something else than one space or hyphen between words.",
  ),
)

/** Returns whether a word consists of the language's letters, with single spaces or hyphens between words. */
export function isWritable(word: string, language: "en" | "fi"): boolean {
  return new RegExp(`^[${alphabets[language]}]+([ -][${alphabets[language]}]+)*$`).test(word.toLowerCase())
}

export const schema = v.pipe(
  v.array(category),
  v.minLength(1, "Hangman needs a category."),
  v.check(list => new Set(list.map(({ slug }) => slug)).size === list.length, "A slug is twice."),
)

export type Category = v.InferOutput<typeof category>

/** content/data/books.yaml: the books on the shelf. */
import * as v from "valibot"

const text = v.pipe(v.string("Write a text."), v.trim(), v.nonEmpty("Write a text."))

const author = v.pipe(
  text,
  v.regex(
    /^[^,;]+(, [^,;]+)?(; [^,;]+(, [^,;]+)?)*$/,
    'Write "Last, First", and several as "Last, First; Last, First".',
  ),
)

const whole = (least: number, most: number) => {
  const message = `Write a whole number from ${least} to ${most}.`
  return v.pipe(v.number(message), v.integer(message), v.minValue(least, message), v.maxValue(most, message))
}

const book = v.strictObject({
  /** As on the cover of the copy, in the copy's language. */
  title: text,
  /** Its other titles, by which it is looked for too. */
  also: v.optional(text),
  /** "Last, First"; several apart by "; "; one name where there is but one, as Voltaire. */
  author,
  /** When the original was first published. */
  year: whole(1450, 2100),
  /** The copy's language: ISO 639-1, two letters. */
  language: v.pipe(v.string(), v.regex(/^[a-z]{2}$/, "Write a language in two small letters, as fi.")),
  pages: whole(1, 10_000),
  read: v.boolean("Write true or false."),
  note: v.optional(text),
})

export const schema = v.array(book)

export type Book = v.InferOutput<typeof book>

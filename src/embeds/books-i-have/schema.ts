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

const whole = (min: number, max: number) => {
  const message = `Write a whole number from ${min} to ${max}.`
  return v.pipe(v.number(message), v.integer(message), v.minValue(min, message), v.maxValue(max, message))
}

const book = v.strictObject({
  /** As on the cover of the copy, in its language. */
  title: text,
  /** Other titles, for the search. */
  also: v.optional(text),
  /** "Last, First"; several are separated by "; "; a single name stands alone, such as Voltaire. */
  author,
  /** The year the original was first published. */
  year: whole(1450, 2100),
  /** The language of the copy as a two-letter ISO 639-1 code. */
  language: v.pipe(v.string(), v.regex(/^[a-z]{2}$/, "Write a language in two small letters, as fi.")),
  pages: whole(1, 10_000),
  read: v.boolean("Write true or false."),
  note: v.optional(text),
})

export const schema = v.array(book)

export type Book = v.InferOutput<typeof book>

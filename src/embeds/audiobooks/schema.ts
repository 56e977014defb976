/** content/data/audiobooks.yaml: books on records, with their narrators. */
import * as v from "valibot"

const text = v.pipe(v.string("Write a text."), v.trim(), v.nonEmpty("Write a text."))
const link = v.pipe(v.string(), v.url("Write an address."))

const between = (min: number, max: number) => {
  const message = `Write a number from ${min} to ${max}.`
  return v.pipe(v.number(message), v.minValue(min, message), v.maxValue(max, message))
}

const book = v.strictObject({
  title: text,
  author: text,
  /** The year of first publication as a book, or the end of the serial. */
  year: v.pipe(between(1450, 2100), v.integer("Write a year.")),
  /** Read aloud; approximate. */
  hours: between(0.5, 200),
  /** Invented. */
  narrator: text,
  /** Invented: what the narrator says when the record is turned back beyond its first word. */
  confession: text,
  /** Its first words. */
  opening: text,
  source: link,
})

export const schema = v.pipe(v.array(book), v.minLength(1, "A listener needs a book."))

export type Book = v.InferOutput<typeof book>

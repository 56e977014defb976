/** content/data/audiobooks.yaml: audiobooks with their length and the speed he listened at. */
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
  /** At 1x; approximate unless `clock` links to a measured length. */
  hours: between(0.5, 200),
  clock: v.optional(link),
  /** Invented. */
  narrator: text,
  speed: between(0.5, 3.5),
  /** Its first words. */
  opening: text,
  source: link,
})

export const schema = v.pipe(v.array(book), v.minLength(1, "A listener needs a book."))

export type Book = v.InferOutput<typeof book>

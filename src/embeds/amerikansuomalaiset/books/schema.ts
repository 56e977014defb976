/** content/data/finnish-american-books.yaml: books about American Finns. */
import * as v from "valibot"
import { isIsbn } from "./isbn"

const text = v.pipe(v.string("Write a text."), v.trim(), v.nonEmpty("Write a text."))
const address = v.pipe(v.string(), v.url("Write where it was read."))
const whole = (min: number, max: number) => {
  const message = `Write a whole number from ${min} to ${max}.`
  return v.pipe(v.number(message), v.integer(message), v.minValue(min, message), v.maxValue(max, message))
}

const book = v.strictObject({
  title: text,
  /** "Last, First"; several authors are separated by "; ". */
  author: text,
  year: whole(1850, 2100),
  language: v.picklist(["en", "fi"]),
  pages: whole(1, 3000),
  isbn: v.optional(v.pipe(v.string(), v.check(isIsbn, "Its check digit does not fit."))),
  about: text,
  source: address,
  isbnSource: v.optional(address),
})

export const schema = v.pipe(v.array(book), v.minLength(1, "An empty shelf is furniture."))

export type FinnishBook = v.InferOutput<typeof book>

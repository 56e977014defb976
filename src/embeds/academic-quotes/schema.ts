/** content/data/academic-quotes.yaml: quotes with their authors and invented sources. */
import * as v from "valibot"

const text = v.pipe(v.string("Write a text."), v.trim(), v.nonEmpty("Write a text."))
const person = v.pipe(
  text,
  v.regex(/^\p{Lu}[\p{L}-]*, \p{Lu}[\p{L}. -]*$/u, 'Write a name as "Last, First M."'),
)
const people = v.pipe(v.array(person), v.nonEmpty("Write a name."))
const whole = v.pipe(v.number("Write a number."), v.integer("Write a whole number."), v.minValue(1))
const pages = v.pipe(
  text,
  v.regex(/^\d{1,2}(-\d{1,2})?$/, 'Write pages as "4" or "4-9", all below 100.'),
  v.check(range => {
    const [from, to] = range.split("-").map(Number)
    return to === undefined || (from ?? 0) < to
  }, "Write the first page first."),
)

const common = {
  /** The identifier used in links. */
  id: v.pipe(text, v.regex(/^[a-z-]+$/, "Write small letters and hyphens.")),
  quote: v.pipe(text, v.maxLength(160)),
  authors: people,
  year: v.pipe(whole, v.minValue(1900), v.maxValue(2025)),
  /** The title in sentence case, as in APA. */
  title: text,
  review: v.optional(text),
}

const article = v.strictObject({
  ...common,
  kind: v.literal("article"),
  journal: text,
  volume: whole,
  issue: whole,
  pages,
})
const book = v.strictObject({ ...common, kind: v.literal("book"), place: text, publisher: text })
const chapter = v.strictObject({
  ...common,
  kind: v.literal("chapter"),
  book: text,
  editors: people,
  place: text,
  publisher: text,
  pages,
})
const thesis = v.strictObject({ ...common, kind: v.literal("thesis"), school: text })

export const schema = v.pipe(
  v.array(v.variant("kind", [article, book, chapter, thesis], "Write article, book, chapter or thesis.")),
  v.minLength(12, "Write twelve quotes or more."),
  v.check(quotes => new Set(quotes.map(({ id }) => id)).size === quotes.length, "Use each id once."),
)

export type Quote = v.InferOutput<typeof schema>[number]

/** content/data/books-read.yaml: the goal of each year, and the books on the shelf read in it. */
import * as v from "valibot"

const text = v.pipe(v.string("Write a text."), v.trim(), v.nonEmpty("Write a text."), v.maxLength(90))
const finished = v.pipe(v.string(), v.isoDate("Write a day as 2024-05-31."))

const year = v.pipe(
  v.strictObject({
    year: v.pipe(v.number("Write a year."), v.integer(), v.minValue(1998), v.maxValue(2100)),
    /** The number of books to read. */
    goal: v.pipe(v.number("Write a number."), v.integer(), v.minValue(1), v.maxValue(200)),
    promise: text,
    excuse: text,
    /** In the order they were finished. */
    books: v.array(v.strictObject({ title: text, finished })),
  }),
  v.check(
    ({ year, books }) =>
      books.every(
        (book, i) => book.finished.startsWith(`${year}-`) && book.finished > (books[i - 1]?.finished ?? ""),
      ),
    "Finish the books one after another, within their year.",
  ),
  v.check(({ goal, books }) => books.length < goal, "A goal is to be missed."),
)

export const schema = v.pipe(
  v.array(year),
  v.nonEmpty("Write a year."),
  v.check(
    years => years.every((each, i) => each.year === (years[0]?.year ?? 0) + i),
    "Write the years one after another.",
  ),
)

export type ReadingYear = v.InferOutput<typeof year>

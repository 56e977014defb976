/** content/data/quote-of-the-day.yaml: a quote for each of the 366 days of a leap year. */
import * as v from "valibot"

const quote = v.strictObject({
  /** The month and the day, as "02-29". */
  day: v.pipe(v.string(), v.regex(/^\d{2}-\d{2}$/, "Write a month and a day, as 02-29.")),
  quote: v.pipe(
    v.string("Write a text."),
    v.trim(),
    v.nonEmpty("Write a text."),
    v.maxLength(199, "Write fewer than 200 characters."),
  ),
})

/** Every day of a leap year, "01-01" to "12-31". */
const days = Array.from({ length: 366 }, (_, i) =>
  new Date(Date.UTC(2024, 0, 1 + i)).toISOString().slice(5, 10),
)

export const schema = v.pipe(
  v.array(quote),
  v.check(
    quotes => quotes.length === days.length && quotes.every(({ day }, i) => day === days[i]),
    "Write one quote for each day from 01-01 to 12-31 in order, 02-29 too.",
  ),
  v.check(
    quotes => new Set(quotes.map(({ quote }) => quote.toLowerCase())).size === quotes.length,
    "Write no quote twice.",
  ),
)

export type Quote = v.InferOutput<typeof quote>

/** content/data/eurovision-finals.yaml: dates of the grand finals. */
import * as v from "valibot"

const text = v.pipe(v.string("Write a text."), v.trim(), v.nonEmpty("Write a text."))

const final = v.strictObject({
  year: v.pipe(
    v.number("Write a year."),
    v.integer("Write a year."),
    v.minValue(1956, "The first was in 1956."),
  ),
  city: text,
  country: text,
  /** The start in UTC. */
  at: v.pipe(
    v.string(),
    v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/, "Write it as 2027-05-15T19:00:00Z."),
    v.check(at => !Number.isNaN(Date.parse(at)), "There is no such day."),
  ),
  source: v.pipe(v.string(), v.url("Write where it was read.")),
})

export const schema = v.pipe(v.array(final), v.minLength(1, "There is nothing to wait for."))

export type Final = v.InferOutput<typeof final>

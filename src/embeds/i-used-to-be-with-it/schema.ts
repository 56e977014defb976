/** content/data/it.yaml: what 'it' was, for every year without a gap. */
import * as v from "valibot"

const text = v.pipe(v.string("Write a text."), v.trim(), v.nonEmpty("Write a text."))

const row = v.strictObject({
  year: v.pipe(v.number("Write a year."), v.integer(), v.minValue(1990), v.maxValue(2100)),
  it: v.pipe(text, v.maxLength(24, "Call it something of 24 letters at most.")),
  note: v.pipe(text, v.maxLength(90, "Say it in 90 letters.")),
  source: v.pipe(v.string(), v.url("Write an address.")),
})

export const schema = v.pipe(
  v.array(row),
  v.minLength(13, "A ride needs thirteen years or more."),
  v.check(all => all.every(({ year }, i) => year === 1990 + i), "Leave out no year, and begin with 1990."),
  v.check(all => new Set(all.map(({ it }) => it)).size === all.length, "Two years have the same it."),
)

export type ItYear = v.InferOutput<typeof row>

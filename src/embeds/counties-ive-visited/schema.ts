/** content/data/regions-of-finland.yaml: the regions with their names, and where they lie. */
import * as v from "valibot"

const text = v.pipe(v.string("Write a text."), v.trim(), v.nonEmpty("Write a text."))

const place = v.tuple(
  [v.pipe(v.number(), v.minValue(59), v.maxValue(71)), v.pipe(v.number(), v.minValue(19), v.maxValue(32))],
  "Write a latitude and a longitude in Finland, as [60.2, 24.9].",
)

const region = v.strictObject({
  /** Its number in the classification of Statistics Finland. */
  id: v.pipe(v.string(), v.regex(/^\d\d$/, 'Write a number of two digits in quotes, as "01".')),
  en: text,
  fi: text,
  sv: text,
  /** Places in the region, the middle one first. */
  at: v.pipe(v.array(place), v.minLength(1, "A region lies somewhere: write a place.")),
  /** True if the webmaster has been there. */
  been: v.boolean("Write true or false."),
  proof: text,
})

export const schema = v.pipe(v.array(region), v.minLength(1, "A map needs a region."))

export type Region = v.InferOutput<typeof region>

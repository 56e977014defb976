/** content/data/regions-of-finland.yaml: the regions with their names, and where their tiles lie. */
import * as v from "valibot"

const text = v.pipe(v.string("Write a text."), v.trim(), v.nonEmpty("Write a text."))

const place = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(5, "The map has rows and columns 0 to 5."),
)

const region = v.strictObject({
  /** Its number in the classification of Statistics Finland. */
  id: v.pipe(v.string(), v.regex(/^\d\d$/, 'Write a number of two digits in quotes, as "01".')),
  en: text,
  fi: text,
  sv: text,
  short: v.pipe(text, v.maxLength(4, "At most 4 letters.")),
  row: place,
  column: place,
  /** True if the webmaster has been there. */
  been: v.boolean("Write true or false."),
  proof: text,
  goodbye: text,
})

export const schema = v.pipe(v.array(region), v.minLength(1, "A map needs a region."))

export type Region = v.InferOutput<typeof region>

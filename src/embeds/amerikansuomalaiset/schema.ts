/** content/data/american-finns.yaml: postcards with years and places. */
import * as v from "valibot"

const text = v.pipe(v.string("Write a text."), v.trim(), v.nonEmpty("Write a text."))

export const pictures = ["ship", "mine", "cabin", "school", "record", "tape", "book"] as const

const card = v.strictObject({
  year: v.pipe(v.number("Write a year."), v.integer("Write a year."), v.minValue(1600), v.maxValue(2100)),
  place: text,
  picture: v.picklist(pictures, `Write one of ${pictures.join(", ")}.`),
  text,
  source: v.pipe(v.string(), v.url("Write where it was read.")),
})

export const schema = v.pipe(v.array(card), v.minLength(1, "Write at least one card."))

export type Card = v.InferOutput<typeof card>

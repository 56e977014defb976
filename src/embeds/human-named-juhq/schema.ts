/** content/data/evidence.yaml: the evidence for and against a human named juhq, with weights. */
import * as v from "valibot"

const text = v.pipe(v.string("Write a text."), v.trim(), v.nonEmpty("Write a text."))

const exhibit = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z]+$/, "Write a word in small letters.")),
  side: v.picklist(["for", "against"]),
  /** The label of the button. */
  label: v.pipe(text, v.maxLength(18, "A label has 18 letters at most.")),
  text: v.pipe(text, v.maxLength(140, "Say it in 140 letters.")),
  /** The weight in grams. */
  weight: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3)),
  source: v.optional(v.pipe(v.string(), v.url("Write an address."))),
})

export const schema = v.pipe(
  v.array(exhibit),
  v.check(all => new Set(all.map(({ id }) => id)).size === all.length, "Two exhibits have the same id."),
  v.check(
    all => all.reduce((sum, { side, weight }) => sum + (side === "for" ? weight : -weight), 0) === 0,
    "Both sides together have to weigh the same.",
  ),
)

export type Exhibit = v.InferOutput<typeof exhibit>

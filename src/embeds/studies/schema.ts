/** content/data/coffee.yaml: the drink at each course of the transcript. */
import * as v from "valibot"

export const kinds = ["pot", "tea", "cheap", "smell", "promised", "own", "dreamt"] as const
export type Kind = (typeof kinds)[number]

const drink = v.strictObject({
  code: v.pipe(v.string(), v.regex(/^[A-Z]{3}\d{3}$/, "Write the code of a course of transcript.yaml.")),
  kind: v.picklist(kinds, `Write one of ${kinds.join(", ")}.`),
  note: v.pipe(
    v.string("Write a text."),
    v.nonEmpty("Write a text."),
    v.maxLength(90, "Write at most 90 letters."),
  ),
})

export const schema = v.pipe(
  v.array(drink),
  v.minLength(1, "Write a drink."),
  v.check(
    drinks => new Set(drinks.map(({ code }) => code)).size === drinks.length,
    "Two drinks belong to the same course.",
  ),
)

export type Drink = v.InferOutput<typeof schema>[number]

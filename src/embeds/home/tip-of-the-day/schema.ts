/** content/data/tips.yaml: the tips of the front page. */
import * as v from "valibot"

const text = v.pipe(v.string("Write a text."), v.nonEmpty("Write a text."))

export const schema = v.pipe(
  v.array(v.strictObject({ text, to: text, label: text })),
  v.minLength(1, "Write a tip."),
)

export type Tip = v.InferOutput<typeof schema>[number]

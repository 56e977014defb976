/** content/data/hall-of-fame.yaml: famous excuses with their outcomes. */
import * as v from "valibot"

const text = v.pipe(v.string("Write a text."), v.trim(), v.nonEmpty("Write a text."))
const sentence = v.pipe(text, v.regex(/[.]$/, "End the sentence with a full stop."))

const famous = v.strictObject({
  /** The date as shown: "about 1637". */
  when: text,
  /** For sorting; negative for BC. */
  year: v.pipe(v.number(), v.integer()),
  excuse: sentence,
  /** The recipient. */
  whom: text,
  worked: v.picklist(
    ["yes", "no", "half", "unknown"],
    'Write "yes", "no", half or unknown; the first two in quotes.',
  ),
  /** The consequences. */
  note: sentence,
  /** history for facts, house for inventions. */
  from: v.picklist(["history", "house"], "Write history or house."),
})

export const schema = v.array(famous)

export type FamousExcuse = v.InferOutput<typeof famous>

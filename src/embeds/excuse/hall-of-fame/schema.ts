/** content/data/hall-of-fame.yaml: the best excuses ever given, and what came of them. */
import * as v from "valibot"

const text = v.pipe(v.string("Write a text."), v.trim(), v.nonEmpty("Write a text."))
const sentence = v.pipe(text, v.regex(/[.]$/, "End the sentence with a full stop."))

const famous = v.strictObject({
  /** As it is shown: "about 1637". */
  when: text,
  /** To sort by; below 0 before Christ. */
  year: v.pipe(v.number(), v.integer()),
  excuse: sentence,
  /** Whom it was given to. */
  whom: text,
  worked: v.picklist(
    ["yes", "no", "half", "unknown"],
    'Write "yes", "no", half or unknown; the first two in quotes.',
  ),
  /** What came of it. */
  note: sentence,
  /** Whether it is a fact, or of the house. */
  from: v.picklist(["history", "house"], "Write history or house."),
})

export const schema = v.array(famous)

export type FamousExcuse = v.InferOutput<typeof famous>

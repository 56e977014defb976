/** content/data/juhku.yaml: the forms of the word, oldest first. */
import * as v from "valibot"

export const schema = v.pipe(
  v.array(
    v.strictObject({
      /** The word at the time. */
      word: v.pipe(v.string(), v.minLength(1)),
      /** The period. */
      time: v.pipe(v.string(), v.minLength(1)),
      /** A note of a sentence or two. */
      note: v.pipe(v.string(), v.minLength(1)),
    }),
  ),
  v.minLength(1, "A slider needs at least one word."),
)

export type WordForm = v.InferOutput<typeof schema>[number]

/** content/data/juhku.yaml: the forms of the word, oldest first. */
import * as v from "valibot"

export const schema = v.pipe(
  v.array(
    v.strictObject({
      /** The word as it was then. */
      word: v.pipe(v.string(), v.minLength(1)),
      /** When it was so. */
      time: v.pipe(v.string(), v.minLength(1)),
      /** What is known of it, in a sentence or two. */
      note: v.pipe(v.string(), v.minLength(1)),
    }),
  ),
  v.minLength(1, "A slider needs at least one word."),
)

export type WordForm = v.InferOutput<typeof schema>[number]

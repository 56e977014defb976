/** content/data/jokes.yaml: the setup and the punchline of each joke. */
import * as v from "valibot"

const text = v.pipe(
  v.string("Write a text."),
  v.trim(),
  v.nonEmpty("Write a text."),
  v.maxLength(70, "Write at most 70 letters: it is said aloud."),
)

export const schema = v.pipe(
  v.array(v.strictObject({ setup: text, punchline: text })),
  v.minLength(24, "Write two dozen jokes or more, for three evenings."),
  v.check(
    jokes => new Set(jokes.map(({ setup }) => setup.toLowerCase())).size === jokes.length,
    "Tell no joke twice.",
  ),
)

export type Joke = v.InferOutput<typeof schema>[number]

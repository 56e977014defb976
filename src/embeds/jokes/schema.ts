/** content/data/jokes.yaml: the setup and the punchline of each joke. */
import * as v from "valibot"

const text = v.pipe(
  v.string("Write a text."),
  v.trim(),
  v.nonEmpty("Write a text."),
  v.maxLength(120, "Write fewer than 120 characters."),
)

export const schema = v.pipe(
  v.array(v.strictObject({ setup: text, punchline: text })),
  v.minLength(100, "Write a hundred jokes or more."),
  v.check(
    jokes => new Set(jokes.map(({ setup }) => setup.toLowerCase())).size === jokes.length,
    "Tell no joke twice.",
  ),
)

export type Joke = v.InferOutput<typeof schema>[number]

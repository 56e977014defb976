/** content/data/hamster-lives.yaml: what each hamster in a human life saw, one for every two years from birth. */
import * as v from "valibot"

export const schema = v.pipe(
  v.array(v.pipe(v.string("Write a text."), v.regex(/[.]$/, "End it with a full stop."))),
  v.minLength(1, "Write what the first one saw."),
)

export type HamsterLives = v.InferOutput<typeof schema>

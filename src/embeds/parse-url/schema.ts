/** content/data/doubtful-letters.yaml: letters of which one has to say whose door their link leads to. */
import * as v from "valibot"

const text = v.pipe(v.string("Write a text."), v.trim(), v.nonEmpty("Write a text."))

const letter = v.strictObject({
  /** Who says to have written it. */
  from: text,
  /** The domain that is theirs. */
  home: v.pipe(text, v.regex(/^([a-z0-9-]+\.)+[a-z]+$/, "Write a domain, as in oats.example.")),
  /** What it says before its link. */
  says: v.pipe(text, v.regex(/:$/, "End it with a colon: the link comes after it.")),
  /** Where it leads. */
  link: v.pipe(
    text,
    v.check(link => URL.canParse(link), "Write an address that browsers take, with its scheme."),
  ),
  /** What is to be learned of it. */
  note: v.pipe(text, v.regex(/[.]$/, "End it with a full stop.")),
})

export const schema = v.array(letter)

export type Letter = v.InferOutput<typeof letter>

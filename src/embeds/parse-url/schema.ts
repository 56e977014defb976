/** content/data/doubtful-letters.yaml: letters with links, some of which lead elsewhere. */
import * as v from "valibot"

const text = v.pipe(v.string("Write a text."), v.trim(), v.nonEmpty("Write a text."))

const letter = v.strictObject({
  /** The alleged sender. */
  from: text,
  /** The domain of the alleged sender. */
  home: v.pipe(text, v.regex(/^([a-z0-9-]+\.)+[a-z]+$/, "Write a domain, as in oats.example.")),
  /** The text in front of the link. */
  says: v.pipe(text, v.regex(/:$/, "End it with a colon: the link comes after it.")),
  /** The address of the link. */
  link: v.pipe(
    text,
    v.check(link => URL.canParse(link), "Write an address that browsers take, with its scheme."),
  ),
  /** The lesson of the letter. */
  note: v.pipe(text, v.regex(/[.]$/, "End it with a full stop.")),
})

export const schema = v.array(letter)

export type Letter = v.InferOutput<typeof letter>

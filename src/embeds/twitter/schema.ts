/** The schema of content/data/twitter.yaml: squeaks of the things in a cage, the newest first. */
import * as v from "valibot"

/** The maximum length of a squeak, in code points. */
export const maxLetters = 140

const text = v.pipe(v.string("Write a text."), v.trim(), v.nonEmpty("Write a text."))

const squeak = v.strictObject({
  who: v.pipe(text, v.maxLength(30, "Write fewer than 30 characters.")),
  text: v.pipe(
    text,
    v.check(written => [...written].length <= maxLetters, "Write 140 characters at most."),
  ),
})

export const schema = v.pipe(
  v.array(squeak),
  v.minLength(1, "Somebody has to squeak first."),
  v.check(
    squeaks => new Set(squeaks.map(({ who, text }) => `${who} ${text}`)).size === squeaks.length,
    "Squeak nothing twice.",
  ),
)

export type Squeak = v.InferOutput<typeof squeak>

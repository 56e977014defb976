/** content/data/html-sins.yaml: what can be done wrong in HTML, how bad it is, and how it is found. */
import * as v from "valibot"

const text = v.pipe(v.string("Write a text."), v.trim(), v.nonEmpty("Write a text."))
const names = v.pipe(v.array(text), v.minLength(1, "Write at least one name."))

const isPattern = (value: string) => {
  try {
    return Boolean(new RegExp(value, "i"))
  } catch {
    return false
  }
}

const find = v.union(
  [
    v.strictObject({ elements: names }),
    v.strictObject({
      attributes: names,
      /** On which elements alone; on any where it isn't said. */
      on: v.optional(names),
      /** A regular expression that the value has to match, in capitals or not. */
      value: v.optional(v.pipe(text, v.check(isPattern, "Write a regular expression that is one."))),
    }),
    v.strictObject({ rule: text }),
  ],
  "Write elements: [...], attributes: [...] or rule: name.",
)

const points = "Write whole points from 1 to 100."

const htmlSin = v.strictObject({
  id: v.pipe(text, v.regex(/^[a-z-]+$/, "Write an id in small letters with hyphens.")),
  name: text,
  /** For each time that it is done. */
  points: v.pipe(v.number(points), v.integer(points), v.minValue(1, points), v.maxValue(100, points)),
  find,
  why: text,
  /** The shortest HTML in which it is done, and the same thing done well. */
  sin: text,
  instead: text,
})

export const schema = v.array(htmlSin)

export type HtmlSin = v.InferOutput<typeof htmlSin>

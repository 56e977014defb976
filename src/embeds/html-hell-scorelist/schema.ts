/** content/data/html-sins.yaml: the sins of HTML, their points, and how each is found. */
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
      /** The elements that the attribute is a sin on; any element if omitted. */
      on: v.optional(names),
      /** A regular expression for the value, case-insensitive. */
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
  /** The points for each occurrence. */
  points: v.pipe(v.number(points), v.integer(points), v.minValue(1, points), v.maxValue(100, points)),
  find,
  why: text,
  /** The shortest HTML that commits the sin, and the same thing done well. */
  sin: text,
  instead: text,
})

export const schema = v.array(htmlSin)

export type HtmlSin = v.InferOutput<typeof htmlSin>

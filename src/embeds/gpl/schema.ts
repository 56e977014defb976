/** content/data/freedoms.yaml: the four freedoms, numbered from zero. */
import * as v from "valibot"

const text = v.pipe(v.string("Write a text."), v.trim(), v.nonEmpty("Write a text."))

const freedom = v.strictObject({
  number: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)),
  name: text,
  freedom: text,
  aside: text,
  source: v.pipe(v.string(), v.url("Write an address.")),
})

export const schema = v.pipe(
  v.array(freedom),
  v.length(4, "There are four."),
  v.check(all => all.every(({ number }, i) => number === i), "Count from zero."),
)

export type Freedom = v.InferOutput<typeof freedom>

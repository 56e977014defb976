/** content/data/planets.yaml: the planets with their sizes and orbital elements. */
import * as v from "valibot"

const text = v.pipe(v.string("Write a text."), v.trim(), v.nonEmpty("Write a text."))
const element = v.tuple([v.number(), v.number()], "Write a value and its change in a century: [1.2, -0.01].")

const planet = v.strictObject({
  id: text,
  name: text,
  /** The diameter in kilometres. */
  km: v.pipe(v.number("Write kilometres."), v.minValue(1, "Write kilometres.")),
  colour: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, "Write a colour as #4f8fe8.")),
  a: element,
  e: element,
  i: element,
  L: element,
  w: element,
  n: element,
  source: v.pipe(v.string(), v.url("Write the address of a source.")),
})

export const schema = v.pipe(v.array(planet), v.minLength(1, "A solar system needs at least one planet."))

export type Planet = v.InferOutput<typeof planet>

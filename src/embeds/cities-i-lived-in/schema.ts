/** content/data/homes.yaml: the towns of a life, oldest first, each from a month until the next one begins. */
import * as v from "valibot"

const text = v.pipe(v.string("Write a text."), v.trim(), v.nonEmpty("Write a text."))

const degrees = (min: number, max: number) => {
  const message = `Write degrees from ${min} to ${max}: the map ends there.`
  return v.pipe(v.number(message), v.minValue(min, message), v.maxValue(max, message))
}

const home = v.strictObject({
  city: text,
  latitude: degrees(59.7, 70.1),
  longitude: degrees(19, 31.6),
  /** The month he moved in. */
  from: v.pipe(v.string(), v.regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, "Write a month as 2004-09.")),
  home: text,
  why: text,
  /** The things left behind when he moved on. */
  left: text,
  /** The source of the coordinates. */
  source: v.pipe(v.string(), v.url("Write an address.")),
})

export const schema = v.pipe(v.array(home), v.minLength(2, "A life that moves needs two homes."))

export type Home = v.InferOutput<typeof home>

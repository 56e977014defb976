/** content/data/tall-buildings.yaml: buildings and towers to scroll past. */
import * as v from "valibot"

const text = v.pipe(v.string("Write a text."), v.trim(), v.nonEmpty("Write a text."))

const whole = (min: number, max: number) => {
  const message = `Write a whole number from ${min} to ${max}.`
  return v.pipe(v.number(message), v.integer(message), v.minValue(min, message), v.maxValue(max, message))
}

const building = v.strictObject({
  name: text,
  city: text,
  /** The architectural height, rounded to whole metres. */
  metres: whole(1, 2000),
  /** The year of completion. */
  year: whole(1000, 2100),
})

export const schema = v.pipe(v.array(building), v.minLength(1, "A climb needs at least one building."))

export type Building = v.InferOutput<typeof building>

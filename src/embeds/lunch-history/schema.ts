/** content/data/lunches.yaml: one lunch a day, without gaps. */
import * as v from "valibot"
import { dishIds } from "./dishes"

const stars = "Write 1 to 5."

const lunch = v.strictObject({
  day: v.pipe(v.string(), v.isoDate("Write a day as 2026-02-09.")),
  dish: v.picklist(dishIds, `Write one of ${dishIds.join(", ")}.`),
  stars: v.pipe(v.number(stars), v.integer(stars), v.minValue(1, stars), v.maxValue(5, stars)),
  note: v.optional(v.pipe(v.string(), v.nonEmpty("Write a text."))),
})

export const schema = v.pipe(v.array(lunch), v.minLength(365, "A history of lunch takes a year."))

export type Lunch = v.InferOutput<typeof lunch>

/** The schema of content/data/helsinki-climate.yaml: the usual weather of each month, rounded, with its source. */
import * as v from "valibot"
import { monthName } from "../../lib/calendar/dayNames"

const month = v.strictObject({
  month: v.pipe(v.string(), v.nonEmpty("Write the English name of a month.")),
  celsius: v.pipe(v.number(), v.integer("Write whole degrees."), v.minValue(-40), v.maxValue(40)),
  millimetres: v.pipe(
    v.number(),
    v.multipleOf(5, "Write millimetres to the next 5."),
    v.minValue(0),
    v.maxValue(300),
  ),
})

export const schema = v.strictObject({
  source: v.pipe(v.string(), v.url("Write the address of the source.")),
  months: v.pipe(
    v.array(month),
    v.length(12, "Write twelve months."),
    v.check(
      months => months.every((each, i) => each.month === monthName(i + 1)),
      "Write the months in order.",
    ),
  ),
})

export type Climate = v.InferOutput<typeof schema>
export type Month = Climate["months"][number]

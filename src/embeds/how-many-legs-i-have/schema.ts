/** content/data/legs.yaml: the years in which the number was not two. */
import * as v from "valibot"

const incident = v.strictObject({
  year: v.pipe(v.number(), v.integer(), v.minValue(1978), v.maxValue(2026)),
  legs: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8)),
  why: v.pipe(v.string(), v.nonEmpty("Write why."), v.maxLength(90, "Write at most 90 letters.")),
})

export const schema = v.pipe(
  v.array(incident),
  v.minLength(1, "Write an incident."),
  v.check(
    all => all.every(({ year }, i) => year > (all[i - 1]?.year ?? 0)),
    "Write the years in order, each once.",
  ),
)

export type Incident = v.InferOutput<typeof incident>

/** content/data/movies.yaml: films with their facts, and one viewer's notes. */
import * as v from "valibot"

const text = v.pipe(v.string("Write a text."), v.trim(), v.nonEmpty("Write a text."))

const whole = (min: number, max: number) => {
  const message = `Write a whole number from ${min} to ${max}.`
  return v.pipe(v.number(message), v.integer(message), v.minValue(min, message), v.maxValue(max, message))
}

const movie = v.pipe(
  v.strictObject({
    title: text,
    year: whole(1888, 2100),
    /** Several are separated by "; ". */
    director: text,
    minutes: whole(1, 900),
    rating: whole(1, 5),
    /** The minute at which the viewer fell asleep. */
    asleep: v.optional(whole(1, 900)),
    note: text,
    /** The events of the film while it is rewound. */
    backwards: text,
    source: v.pipe(v.string(), v.url("Write an address.")),
  }),
  v.check(
    ({ minutes, asleep = 0 }) => asleep < minutes,
    "One falls asleep before the end, or after the film.",
  ),
)

export const schema = v.pipe(v.array(movie), v.minLength(1, "A shelf needs a tape."))

export type Movie = v.InferOutput<typeof movie>

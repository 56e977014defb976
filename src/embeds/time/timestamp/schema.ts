/** The schema of content/data/famous-timestamps.yaml: memorable seconds of Unix time. */
import * as v from "valibot"

const maxSeconds = 8_640_000_000_000
const message = "Write a whole number of seconds, from -8640000000000 to 8640000000000."

const famous = v.strictObject({
  /** Seconds since 1970 in UTC, leap seconds not counted. */
  seconds: v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(-maxSeconds, message),
    v.maxValue(maxSeconds, message),
  ),
  /** The meaning, in a sentence. */
  what: v.pipe(v.string("Write a text."), v.trim(), v.nonEmpty("Write a text.")),
})

export const schema = v.array(famous)

export type FamousTimestamp = v.InferOutput<typeof famous>

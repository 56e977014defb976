/** content/data/eurovision.yaml: every contest with its winner and Finland's result, and data for the home vote. */
import * as v from "valibot"

const text = v.pipe(v.string("Write a text."), v.trim(), v.nonEmpty("Write a text."))

const whole = (min: number, max: number) => {
  const message = `Write a whole number from ${min} to ${max}.`
  return v.pipe(v.number(message), v.integer(message), v.minValue(min, message), v.maxValue(max, message))
}

const points = whole(0, 1500)
const place = whole(1, 60)

const winner = v.strictObject({
  country: text,
  artist: text,
  song: text,
  /** Absent for 1956, whose points were never published. */
  points: v.optional(points),
})

const finland = v.union(
  [
    v.strictObject({ artist: v.optional(text), song: v.optional(text), away: text }),
    v.strictObject({ artist: text, song: text, semi: place, of: place, points }),
    v.strictObject({ artist: text, song: text, place, of: place, points, last: v.optional(v.literal(true)) }),
  ],
  "Write why Finland was away, or its place in the final or the semi-final with its points.",
)

const contest = v.strictObject({
  year: whole(1956, 2100),
  /** The date of the final; absent if there was no contest. */
  date: v.optional(v.pipe(v.string(), v.isoDate("Write a day as 2006-05-20."))),
  city: text,
  songs: v.optional(whole(1, 60)),
  cancelled: v.optional(v.literal(true)),
  winners: v.array(winner),
  finland,
  source: v.pipe(v.string(), v.url("Write where it was read.")),
})

const texts = v.pipe(v.array(text), v.minLength(1, "Write at least one."))

const votes = v.strictObject({
  acts: v.pipe(
    v.array(v.pipe(text, v.regex(/^[^~.]+$/, "Write no . and no ~: they part the votes of a link."))),
    v.minLength(10),
  ),
  juries: v.array(
    v.strictObject({
      name: text,
      order: v.pipe(
        v.array(v.pipe(v.number(), v.integer(), v.minValue(0))),
        v.length(10),
        v.check(order => new Set(order).size === order.length, "Write each act once."),
      ),
    }),
  ),
  greetings: texts,
  stalls: texts,
  twelves: texts,
})

export const schema = v.strictObject({ votes, contests: v.array(contest) })

export type EurovisionData = v.InferOutput<typeof schema>
export type VotesData = EurovisionData["votes"]
export type Contest = v.InferOutput<typeof contest>
export type Finland = Contest["finland"]

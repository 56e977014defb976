/** The schema of the list of teas, with the temperature and time of each and the additions it refuses. */
import * as v from "valibot"

/** The additions that the teapot has, named as in RFC 2324 (section 2.2.2.1) and RFC 7168 (section 2.2.1). */
export const additions = ["Whole-milk", "Non-Dairy", "Sugar", "Xylitol", "Raspberry", "Rum"] as const

const range = (min: number, max: number) =>
  v.pipe(
    v.tuple([v.pipe(v.number(), v.minValue(min)), v.pipe(v.number(), v.maxValue(max))]),
    v.check(([from, to]) => from <= to, "Write the smaller number first."),
  )

export const schema = v.array(
  v.strictObject({
    /** The name in an address: "earl-grey". */
    slug: v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*$/, "Write small letters and hyphens.")),
    /** The name in a sentence: "Earl Grey". */
    name: v.string(),
    /** The lowest and highest right temperature of the water, in degrees Celsius. */
    temperature: range(40, 100),
    /** The shortest and longest right brewing time, in seconds. */
    time: range(30, 900),
    /** The taste after brewing too hot or too long. */
    overdone: v.picklist(["bitter", "strong"]),
    /** The additions that the teapot answers with 403. */
    refuses: v.optional(v.array(v.picklist(additions))),
    note: v.string(),
  }),
)

export type Tea = v.InferOutput<typeof schema>[number]

/** The list of teas: how hot and how long each is brewed, and what its drinkers won't have in it. */
import * as v from "valibot"

/** Additions that the teapot has; the words are those of RFC 2324 (section 2.2.2.1) and RFC 7168 (section 2.2.1). */
export const additions = ["Whole-milk", "Non-Dairy", "Sugar", "Xylitol", "Raspberry", "Rum"] as const

const range = (least: number, most: number) =>
  v.pipe(
    v.tuple([v.pipe(v.number(), v.minValue(least)), v.pipe(v.number(), v.maxValue(most))]),
    v.check(([from, to]) => from <= to, "Write the smaller number first."),
  )

export const schema = v.array(
  v.strictObject({
    /** Its name in an address: "earl-grey". */
    slug: v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*$/, "Write small letters and hyphens.")),
    /** Its name in a sentence: "Earl Grey". */
    name: v.string(),
    /** The right temperature of the water, from and to, in degrees Celsius. */
    temperature: range(40, 100),
    /** The right time, from and to, in seconds. */
    time: range(30, 900),
    /** What it becomes when it is brewed too hot or too long. */
    overdone: v.picklist(["bitter", "strong"]),
    /** Additions that are answered with 403. */
    refuses: v.optional(v.array(v.picklist(additions))),
    note: v.string(),
  }),
)

export type Addition = (typeof additions)[number]

export type Tea = v.InferOutput<typeof schema>[number]

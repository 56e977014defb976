/** content/data/beer-days.yaml: the beer days of the year. */
import * as v from "valibot"
import { monthNames, weekdayNames } from "../../lib/calendar/dayNames"

export const ordinals = ["first", "second", "third", "fourth", "last"] as const

const text = v.pipe(v.string("Write a text."), v.trim(), v.nonEmpty("Write a text."))

/** The maximum length of each month, in days. */
const maxDays = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

const wholeDay = "Write a day that the month has."

const fixed = v.pipe(
  v.strictObject({
    day: v.pipe(v.number(wholeDay), v.integer(wholeDay), v.minValue(1, wholeDay)),
    month: v.picklist(monthNames, "Write a month as August."),
  }),
  v.check(({ day, month }) => day <= (maxDays[monthNames.indexOf(month)] ?? 0), wholeDay),
)

const moving = v.strictObject({
  nth: v.picklist(ordinals, "Write first, second, third, fourth or last."),
  weekday: v.picklist(weekdayNames, "Write a weekday as Friday."),
  month: v.picklist(monthNames, "Write a month as August."),
})

const beerDay = v.strictObject({
  /** In the language of the country that keeps the day. */
  name: text,
  lang: v.pipe(v.string(), v.regex(/^[a-z]{2}$/, "Write a language in two small letters, as fi.")),
  english: v.optional(text),
  /**
   * The rule for the date in any year: {day: 13, month: October} or {nth: first, weekday: Friday, month: August}.
   */
  on: v.union(
    [fixed, moving],
    "Write {day: 13, month: October} or {nth: first, weekday: Friday, month: August}.",
  ),
  /** The place that keeps the day, as in "kept in Finland". */
  where: text,
  why: text,
  /** The source, an https address. */
  link: v.pipe(v.string(), v.startsWith("https://", "Write an address that begins with https://.")),
})

export const schema = v.pipe(v.array(beerDay), v.minLength(1, "A year needs at least one."))

export type BeerDay = v.InferOutput<typeof beerDay>

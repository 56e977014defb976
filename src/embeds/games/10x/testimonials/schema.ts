/** content/data/testimonials.yaml: colleagues' quotes about a visitor who has played 10x, by the career. */
import * as v from "valibot"
import { careerKeys } from "../career"

/**
 * The keys that a quote's conditions and placeholders may use: a career's numbers, and percentages derived from
 * them.
 */
export const figureKeys = [...careerKeys, "leftPercent", "shippedPercent", "awayPercent"] as const

export type FigureKey = (typeof figureKeys)[number]

const text = v.pipe(
  v.string("Write a text."),
  v.nonEmpty("Write a text."),
  v.maxLength(240, "Write 240 letters or less."),
  v.check(
    value =>
      [...value.matchAll(/\{(\w*)\}/g)].every(([, key]) =>
        (figureKeys as readonly string[]).includes(key ?? ""),
      ),
    `Write a number as one of ${figureKeys.map(key => `{${key}}`).join(", ")}.`,
  ),
)

const bound = v.optional(v.pipe(v.number("Write a number."), v.minValue(0, "Write 0 or more.")))

const quote = v.strictObject({
  /** Bounds on the career's numbers, inclusive. Omitted: any career. */
  when: v.optional(
    v.record(
      v.picklist(figureKeys, `Write one of ${figureKeys.join(", ")}.`),
      v.strictObject({ least: bound, most: bound }),
    ),
  ),
  text,
})

const colleague = v.strictObject({
  who: v.string(),
  role: v.string(),
  /** The text for a visitor who has not played. */
  unplayed: text,
  /** Quotes in order of precedence: the first that fits is shown. */
  says: v.pipe(
    v.array(quote),
    v.check(
      quotes => quotes.length > 0 && quotes.at(-1)?.when === undefined,
      "Let the last one have no `when`, so that there is always something to say.",
    ),
  ),
})

export const schema = v.array(colleague)

export type Colleague = v.InferOutput<typeof colleague>
export type Quote = v.InferOutput<typeof quote>

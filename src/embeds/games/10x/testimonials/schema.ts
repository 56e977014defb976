/** content/data/testimonials.yaml: what colleagues say of somebody who has played 10x, by how it went. */
import * as v from "valibot"
import { careerKeys } from "../career"

/** What a quote may ask for and name: the numbers of a career, and shares in per cent that are worked out from them. */
export const figureKeys = [...careerKeys, "declinedPercent", "shippedPercent", "awayPercent"] as const

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
  /** What the career has to be like: at least and at most, both inclusive. Left out: any career. */
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
  /** What is said of somebody who has not played. */
  unplayed: text,
  /** The first that fits is said. */
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

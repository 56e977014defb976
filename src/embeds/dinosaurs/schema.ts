/** content/data/dinosaurs.yaml: dinosaurs with their lengths and ages. */
import * as v from "valibot"

const text = v.pipe(v.string("Write a text."), v.trim(), v.nonEmpty("Write a text."))
const source = v.pipe(v.string(), v.url("Write where it was read."))

/** A range of two numbers, ascending or, if `falls`, descending. */
const range = (min: number, max: number, falls: boolean) => {
  const message = `Write numbers from ${min} to ${max}.`
  const number = v.pipe(v.number(message), v.minValue(min, message), v.maxValue(max, message))
  return v.pipe(
    v.strictTuple([number, number]),
    v.check(
      ([from, to]) => (falls ? from >= to : from <= to),
      falls ? "Write the older age first." : "Write the smaller number first.",
    ),
  )
}

export const plans = [
  "theropod",
  "tyrant",
  "feathered",
  "ostrich",
  "sail",
  "sauropod",
  "prosauropod",
  "stegosaur",
  "armoured",
  "ornithopod",
  "crested",
  "frilled",
  "horned",
] as const

const dinosaur = v.strictObject({
  name: v.pipe(text, v.regex(/^[A-Z][a-z]+$/, "Write the genus alone.")),
  plan: v.picklist(plans, `Write one of ${plans.join(", ")}.`),
  /** In metres. */
  length: range(0.1, 60, false),
  period: v.picklist([
    "Late Triassic",
    "Early Jurassic",
    "Middle Jurassic",
    "Late Jurassic",
    "Early Cretaceous",
    "Late Cretaceous",
  ]),
  /** In millions of years ago. */
  ma: range(65, 252, true),
  country: text,
  /** In tonnes. */
  mass: v.optional(range(0.0001, 130, false)),
  massSource: v.optional(source),
  source,
})

export const schema = v.pipe(v.array(dinosaur), v.minLength(30, "Thirty dinosaurs were promised."))

export type Dinosaur = v.InferOutput<typeof dinosaur>
export type Plan = Dinosaur["plan"]

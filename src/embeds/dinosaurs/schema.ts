/** content/data/dinosaurs.yaml: animals with their lengths and ages. */
import * as v from "valibot"

const text = v.pipe(v.string("Write a text."), v.trim(), v.nonEmpty("Write a text."))

export const plans = ["sauropod", "tyrant", "stegosaur", "feathered", "theropod", "hummingbird"] as const

const dinosaur = v.strictObject({
  name: text,
  plan: v.picklist(plans, `Write one of ${plans.join(", ")}.`),
  /** In metres. */
  length: v.pipe(
    v.number("Write metres."),
    v.minValue(0.01, "Write metres from 0.01 to 60."),
    v.maxValue(60, "Write metres from 0.01 to 60."),
  ),
  lived: text,
  source: v.pipe(v.string(), v.url("Write where it was read.")),
})

export const schema = v.pipe(v.array(dinosaur), v.minLength(1, "Write a dinosaur."))

export type Dinosaur = v.InferOutput<typeof dinosaur>
export type Plan = Dinosaur["plan"]

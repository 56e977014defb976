/** content/data/apologies.yaml: an apology per press, with its sincerity. */
import * as v from "valibot"

const apology = v.strictObject({
  /** In per cent. */
  sincerity: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  text: v.pipe(
    v.string("Write a text."),
    v.trim(),
    v.nonEmpty(),
    v.maxLength(100, "Be sorry in 100 letters."),
  ),
})

export const schema = v.pipe(
  v.array(apology),
  v.minLength(2, "Two apologies are needed to see which is more sincere."),
  v.check(
    all => all.every(({ sincerity }, i) => i === 0 || sincerity > (all[i - 1]?.sincerity ?? 0)),
    "Each apology has to be more sincere than the one before it.",
  ),
  v.check(all => all.at(-1)?.sincerity === 100, "The last one has to be meant, all of it."),
)

export type Apology = v.InferOutput<typeof apology>

/** content/data/panda-facts.yaml: facts about giant pandas, with their sources. */
import * as v from "valibot"

const fact = v.strictObject({
  fact: v.pipe(
    v.string(),
    v.nonEmpty("Write a fact."),
    v.maxLength(120, "Write at most 120 letters: it is a sign."),
  ),
  source: v.pipe(v.string(), v.url("Write the address where it is said.")),
})

export const schema = v.pipe(
  v.array(fact),
  v.minLength(6, "Write six facts or more."),
  v.check(facts => new Set(facts.map(each => each.fact)).size === facts.length, "Two facts are the same."),
)

export type Fact = v.InferOutput<typeof fact>

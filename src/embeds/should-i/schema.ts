/** content/data/should-i.yaml: the reasons for and against. */
import * as v from "valibot"

export const schema = v.array(
  v.strictObject({
    answer: v.picklist(["yes", "no"], "Write yes or no."),
    /**
     * Words in the question that the reasons apply to, with an optional trailing wildcard "*"; all questions if
     * omitted.
     */
    when: v.optional(
      v.array(v.pipe(v.string(), v.regex(/^[\p{Ll}\p{N}]+\*?$/u, "Write one word in small letters."))),
    ),
    /** Whole sentences that follow "Yes." or "No." */
    reasons: v.pipe(v.array(v.string()), v.nonEmpty("Write at least one reason.")),
  }),
)

export type Reasons = v.InferOutput<typeof schema>[number]

/** content/data/emoji.yaml: the emoji by group, one per line with name and synonyms. */
import * as v from "valibot"

const text = v.pipe(v.string("Write a text."), v.trim(), v.nonEmpty("Write a text."))

export const schema = v.pipe(
  v.array(
    v.strictObject({
      group: text,
      /** Remarks about the emoji of the group as applicants. */
      says: v.pipe(v.array(text), v.minLength(1, "Say something of them.")),
      /** "😀 grinning face: smile, happy" */
      emoji: v.pipe(
        v.array(v.pipe(v.string(), v.regex(/^\S{1,32} [^:]+.*$/u, "Write an emoji, a space and its name."))),
        v.minLength(1, "Leave no group empty."),
      ),
    }),
  ),
  v.check(groups => {
    const all = groups.flatMap(({ emoji }) => emoji.map(line => line.split(" ")[0]))
    return new Set(all).size === all.length
  }, "Name no emoji twice."),
)

export type Groups = v.InferOutput<typeof schema>

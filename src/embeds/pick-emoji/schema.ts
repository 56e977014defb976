/** content/data/emoji.yaml: the emoji by their groups, each in one line with its name and other words for it. */
import * as v from "valibot"

const text = v.pipe(v.string("Write a text."), v.trim(), v.nonEmpty("Write a text."))

export const schema = v.pipe(
  v.array(
    v.strictObject({
      group: text,
      /** What is said of one of the group when it applies. */
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

/** content/data/discord.yaml: a quarrel of five bots, and what horses and excuses are made of. */
import * as v from "valibot"

export const bots = ["Tab", "Space", "Mixed", "Formatter", "Legacy"] as const
export type Bot = (typeof bots)[number]

const text = v.pipe(v.string("Write a text."), v.trim(), v.nonEmpty("Write a text."), v.maxLength(140))
const texts = v.pipe(v.array(text), v.minLength(5, "Write five or more."))

export const schema = v.strictObject({
  lines: v.pipe(
    v.array(
      v.strictObject({
        who: v.picklist(bots, "Name one of the five bots."),
        /** The pull on the rope: 1 towards tabs, -1 towards spaces. */
        pull: v.picklist([-1, 0, 1], "Pull by -1, 0 or 1."),
        text,
      }),
    ),
    v.minLength(20, "A quarrel of fewer than 20 lines is a remark."),
  ),
  horses: v.strictObject({ first: texts, last: texts, habits: texts }),
  excuses: v.strictObject({ tasks: texts, reasons: texts }),
})

export type Quarrel = v.InferOutput<typeof schema>

/** content/data/juhqweb.yaml: the bookmarks, and the reasons not to load other sites. */
import * as v from "valibot"

const text = v.pipe(v.string("Write a text."), v.trim(), v.nonEmpty("Write a text."))
const path = v.pipe(text, v.regex(/^\/[\w/-]*$/, "Write a path of this site."))

export const schema = v.strictObject({
  bookmarks: v.array(v.strictObject({ to: path, label: v.pipe(text, v.maxLength(20)) })),
  reasons: v.pipe(
    v.array(
      v.strictObject({
        /** The host suffixes that the reason applies to; omitted for all hosts. */
        ends: v.optional(v.array(text)),
        title: text,
        /** The message; {host} is replaced by the host name. */
        text: v.pipe(text, v.maxLength(200)),
      }),
    ),
    v.check(
      reasons =>
        reasons.at(-1)?.ends === undefined && reasons.slice(0, -1).every(({ ends }) => ends !== undefined),
      "Let the last reason hold for all, and no other.",
    ),
  ),
})

export type Web = v.InferOutput<typeof schema>

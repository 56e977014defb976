/** content/data/juhqweb.yaml: the bookmarks of a browser, and why it doesn't go elsewhere. */
import * as v from "valibot"

const text = v.pipe(v.string("Write a text."), v.trim(), v.nonEmpty("Write a text."))
const path = v.pipe(text, v.regex(/^\/[\w/-]*$/, "Write a path of this site."))

export const schema = v.strictObject({
  bookmarks: v.array(v.strictObject({ to: path, label: v.pipe(text, v.maxLength(20)) })),
  reasons: v.pipe(
    v.array(
      v.strictObject({
        /** How the hosts end for which it holds; without it, for all. */
        ends: v.optional(v.array(text)),
        title: text,
        /** What is said; {host} is the host's name. */
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

/** content/data/finnish-american-videos.yaml: videos with verified ids, and searches for others. */
import * as v from "valibot"

const text = v.pipe(v.string("Write a text."), v.trim(), v.nonEmpty("Write a text."))

export const schema = v.strictObject({
  videos: v.pipe(
    v.array(
      v.strictObject({
        id: v.pipe(v.string(), v.regex(/^[\w-]{11}$/, "Write the 11 characters after v=.")),
        title: text,
        about: text,
        source: v.pipe(v.string(), v.url("Write where it was read.")),
      }),
    ),
    v.minLength(1, "Write at least one."),
  ),
  searches: v.array(v.strictObject({ text, query: text })),
})

export type Videos = v.InferOutput<typeof schema>

/** content/data/tags.yaml: what pages can be about, and which pages are, by their addresses. */
import * as v from "valibot"

const text = v.pipe(v.string("Write a text."), v.nonEmpty("Write a text."))

export const schema = v.array(
  v.strictObject({
    /** Its name in front matter and in addresses: "music". */
    tag: v.pipe(text, v.regex(/^[a-z]+(-[a-z]+)*$/, "Write small letters and hyphens, as number-theory.")),
    /** Its name for people: "Music and noise". */
    title: text,
    /** One sentence on what is in its feed. */
    description: text,
    /** The pages that have it without saying so: "week", or "time/*" for all whose path begins with "time/". */
    pages: v.optional(
      v.array(
        v.pipe(
          text,
          v.regex(
            /^[^\s/*][^\s*]*\*?$/,
            "Write paths without a slash before them, as week, or time/* for all that begin so.",
          ),
        ),
      ),
    ),
  }),
)

export type Tag = v.InferOutput<typeof schema>[number]

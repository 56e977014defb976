/** The schema of content/data/tags.yaml: the tags, and the pages that have them by their paths. */
import * as v from "valibot"

const text = v.pipe(v.string("Write a text."), v.nonEmpty("Write a text."))

export const schema = v.array(
  v.strictObject({
    /** The name in front matter and addresses: "music". */
    tag: v.pipe(text, v.regex(/^[a-z]+(-[a-z]+)*$/, "Write small letters and hyphens, as number-theory.")),
    /** The name for people: "Music and noise". */
    title: text,
    /** One sentence that describes the tag's feed. */
    description: text,
    /** The pages with the tag besides those whose front matter names it: "week", or "time/*" for all paths under it. */
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

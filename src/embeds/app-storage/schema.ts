/** The keys that the site as a whole stores in the browser; a page stores its own under its path. */
import * as v from "valibot"

export const schema = v.array(
  v.strictObject({
    /** The key, without the site's common prefix. */
    key: v.pipe(v.string(), v.regex(/^[\w/-]+$/, "Write letters, digits, hyphens and slashes.")),
    /** The purpose of the value, in a sentence. */
    why: v.pipe(v.string(), v.regex(/[.!?]$/, "End the sentence.")),
  }),
)

export type Kept = v.InferOutput<typeof schema>

/** What the site as a whole keeps in the browser; what a page keeps for itself is under the page's own path. */
import * as v from "valibot"

export const schema = v.array(
  v.strictObject({
    /** The key, without the prefix that all have. */
    key: v.pipe(v.string(), v.regex(/^[\w/-]+$/, "Write letters, digits, hyphens and slashes.")),
    /** What it is kept for, in a sentence. */
    why: v.pipe(v.string(), v.regex(/[.!?]$/, "End the sentence.")),
  }),
)

export type Kept = v.InferOutput<typeof schema>

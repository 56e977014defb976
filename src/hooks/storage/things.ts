/** The things that the visitor has got. */
import * as v from "valibot"
import { storageEntry } from "./storageEntry"

const gotThing = v.object({
  /** The path of the page that gave it. */
  path: v.string(),
  /** The time in milliseconds since 1970. */
  at: v.number(),
})

export type GotThing = v.InferOutput<typeof gotThing>

/** The things that the visitor has got, oldest first. */
export const gotThings = storageEntry<GotThing[]>("things", v.array(gotThing), [])

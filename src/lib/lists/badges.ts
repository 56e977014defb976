/** content/data/badges.yaml: the 88x31 badges of the footer, in their order. */
import * as v from "valibot"

const picture = (ending: string, message: string) =>
  v.pipe(v.string(message), v.regex(new RegExp(`^/badges/[a-z0-9-]+\\.(${ending})$`), message))

const badge = v.pipe(
  v.strictObject({
    /** A file of static/badges, 88 by 31 pixels. */
    src: picture("gif|png", "Write a picture of static/badges, as /badges/tripod.png."),
    /** What the badge says; with a link, also the link's name. */
    alt: v.pipe(v.string("Write what the badge says."), v.trim(), v.nonEmpty("Write what the badge says.")),
    /** A page of the site; a badge without one is a picture alone. */
    link: v.optional(v.pipe(v.string(), v.startsWith("/", "Write the path of a page, as /juhku."))),
    /** The picture that stands in for an animated one when nothing may move. */
    still: v.optional(picture("png", "Write a still picture of static/badges, as /badges/eyes.png.")),
  }),
  v.check(
    ({ src, still }) => src.endsWith(".gif") === (still !== undefined),
    "Give a .gif, and only a .gif, its picture that stands still: still: /badges/<name>.png.",
  ),
)

/** Twice the same words would be two links that can't be told apart. */
export const schema = v.pipe(
  v.array(badge),
  v.check(
    list => new Set(list.map(({ alt }) => alt)).size === list.length,
    "Two badges have the same alt: give each its own.",
  ),
)

export type Badge = v.InferOutput<typeof badge>

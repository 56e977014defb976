/** The schema of content/data/badges.yaml: the 88x31 badges of the footer, in order. */
import * as v from "valibot"

const picture = (ending: string, message: string) =>
  v.pipe(v.string(message), v.regex(new RegExp(`^/badges/[a-z0-9-]+\\.(${ending})$`), message))

const badge = v.pipe(
  v.strictObject({
    /** A file of static/badges, 88 by 31 pixels. */
    src: picture("gif|png", "Write a picture of static/badges, as /badges/tripod.png."),
    /** The text on the badge, which is also the accessible name of its link. */
    alt: v.pipe(v.string("Write what the badge says."), v.trim(), v.nonEmpty("Write what the badge says.")),
    /** The path of a page; a badge without it is not a link. */
    link: v.optional(v.pipe(v.string(), v.startsWith("/", "Write the path of a page, as /juhku."))),
    /** The still picture shown instead of an animation in calm mode. */
    still: v.optional(picture("png", "Write a still picture of static/badges, as /badges/eyes.png.")),
  }),
  v.check(
    ({ src, still }) => src.endsWith(".gif") === (still !== undefined),
    "Give a .gif, and only a .gif, its picture that stands still: still: /badges/<name>.png.",
  ),
)

/** Rejects badges with the same text, since their links would have the same accessible name. */
export const schema = v.pipe(
  v.array(badge),
  v.check(
    list => new Set(list.map(({ alt }) => alt)).size === list.length,
    "Two badges have the same alt: give each its own.",
  ),
)

export type Badge = v.InferOutput<typeof badge>

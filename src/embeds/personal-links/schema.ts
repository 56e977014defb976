/** content/data/personal-links.yaml: links to this site, by page of the diary. */
import * as v from "valibot"

const text = v.pipe(v.string("Write a text."), v.trim(), v.nonEmpty("Write a text."))

const link = v.strictObject({
  page: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1, "The first page is 1."),
    v.maxValue(9, "The tenth is the visitor's."),
  ),
  to: v.pipe(text, v.regex(/^\/[\w/-]+$/, "Write a path of this site, /age.")),
  title: text,
  text: v.pipe(
    text,
    v.maxLength(90, "Write fewer than 90 characters."),
    v.regex(/[.!?]$/, "End the sentence."),
  ),
})

export const schema = v.pipe(
  v.array(link),
  v.check(
    links => Array.from({ length: 9 }, (_, i) => i + 1).every(page => links.some(link => link.page === page)),
    "Leave none of the nine pages empty.",
  ),
  v.check(links => new Set(links.map(({ to }) => to)).size === links.length, "Write of no page twice."),
)

export type PersonalLink = v.InferOutput<typeof link>

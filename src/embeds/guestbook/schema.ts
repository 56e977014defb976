/** content/data/guestbook.yaml: what was written in the book before today, the oldest first. */
import * as v from "valibot"

/** The moods that one can be in. */
export const moods = ["happy", "proud", "tired", "worried", "cross", "hay"] as const
export type Mood = (typeof moods)[number]

/** How many entries of one's own the book holds; the oldest falls out. */
export const maxEntries = 40

const text = (most: number) =>
  v.pipe(v.string("Write a text."), v.trim(), v.nonEmpty("Write a text."), v.maxLength(most))

const entry = v.strictObject({
  on: v.pipe(v.string(), v.isoDate("Write a day as 1998-03-21.")),
  name: text(40),
  /** A page that is no more, in the domain that is kept for examples. */
  home: v.optional(v.pipe(text(60), v.regex(/\.example(\/|$)/, "Write an address in .example."))),
  mood: v.picklist(moods, "Name one of the moods."),
  text: text(200),
  /** What Pertti has written under it. */
  reply: v.optional(text(60)),
})

export const schema = v.pipe(
  v.array(entry),
  v.minLength(1, "The book needs an entry."),
  v.check(
    entries => entries.every(({ on }, i) => i === 0 || (entries[i - 1]?.on ?? "") <= on),
    "Write the entries in the order of their days.",
  ),
)

export type Entry = v.InferOutput<typeof entry>

/** content/data/guestbook.yaml: the entries from before this site, oldest first. */
import * as v from "valibot"

/** The moods a visitor can choose from. */
export const moods = ["happy", "proud", "tired", "worried", "cross", "hay"] as const
export type Mood = (typeof moods)[number]

/** The maximum number of a visitor's own entries; the oldest is dropped. */
export const maxEntries = 40

const text = (max: number) =>
  v.pipe(v.string("Write a text."), v.trim(), v.nonEmpty("Write a text."), v.maxLength(max))

const entry = v.strictObject({
  on: v.pipe(v.string(), v.isoDate("Write a day as 1998-03-21.")),
  name: text(40),
  /** A defunct home page, in the .example domain. */
  home: v.optional(v.pipe(text(60), v.regex(/\.example(\/|$)/, "Write an address in .example."))),
  mood: v.picklist(moods, "Name one of the moods."),
  text: text(200),
  /** Pertti's reply. */
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

/** How full Pertti's cheeks are, what he says of what he is given, and what stands on a sack of feed. */
import type { FeedEntry } from "../../lib/content/derivedLists"
import { pluralise } from "../../lib/text/pluralise"

/** How many words go into a hamster's two cheeks. */
export const cheekful = 1200

/** The formats in which a sack is handed over. */
export const bowls = { rss: "RSS", atom: "Atom", json: "JSON Feed" } as const

export type Bowl = keyof typeof bowls

/** What the hamster has had of a sack: he is given its items newest first, and takes one whole even where it is too much. */
export type Meal = { eaten: number; words: number; full: boolean }

/** The meal after so many items of a sack; he takes none when his cheeks are full, and none that is not there. */
export function mealOf({ newest }: Pick<FeedEntry, "newest">, given: number): Meal {
  let [eaten, words] = [0, 0]
  while (eaten < Math.min(given, newest.length) && words < cheekful) {
    words += newest[eaten]?.words ?? 0
    eaten += 1
  }
  return { eaten, words, full: words >= cheekful || (eaten > 0 && eaten === newest.length) }
}

/** How round a cheek is, from 0 to 1. */
export function roundness({ words }: Meal): number {
  return Math.min(1, words / cheekful)
}

/** What is to be said after an item was given. */
export function remark(
  { newest, items }: Pick<FeedEntry, "newest" | "items">,
  { eaten, words, full }: Meal,
): string {
  const last = newest[eaten - 1]
  const left = items - eaten
  if (items === 0) return "The sack is empty. He has looked twice."
  if (!last) return `${pluralise(items, "unread item")}. He is looking at you.`
  const said = `“${last.title}”: in the cheek, marked as read.`
  if (!full) return `${said} ${pluralise(left, "item")} unread.`
  if (left === 0) return `${said} Nothing unread. That was all of it.`
  return `${said} ${pluralise(words, "word")}: he will read the other ${left} later, like everybody.`
}

/** What a sack says of its contents: the tags by their part in all items, which is more than the whole, as on real ones. */
export function ingredients({ ingredients: all, items }: Pick<FeedEntry, "ingredients" | "items">): string {
  const parts = all
    .slice(0, 5)
    .map(({ title, items: some }) => `${title.toLowerCase()} ${Math.round((100 * some) / items)}%`)
  return [...parts, "traces of hamster"].join(", ")
}

/** The words in one serving, which is an item. */
export function serving({ words, items }: Pick<FeedEntry, "words" | "items">): number {
  return items === 0 ? 0 : Math.round(words / items)
}

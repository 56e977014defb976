/** Pertti's meal of feed items, his remarks, and the sack's label. */
import type { FeedEntry } from "../../lib/content/derivedLists"
import { pluralise } from "../../lib/text/pluralise"

/** The words that fit into both cheeks. */
export const cheekful = 1200

/** The available feed formats. */
export const bowls = { rss: "RSS", atom: "Atom", json: "JSON Feed" } as const

export type Bowl = keyof typeof bowls

/** The items eaten from a feed, newest first, and their words. The last item may exceed the cheeks' capacity. */
export type Meal = { eaten: number; words: number; full: boolean }

/** Returns the meal after `given` items: he stops when his cheeks are full or the items run out. */
export function mealOf({ newest }: Pick<FeedEntry, "newest">, given: number): Meal {
  let [eaten, words] = [0, 0]
  while (eaten < Math.min(given, newest.length) && words < cheekful) {
    words += newest[eaten]?.words ?? 0
    eaten += 1
  }
  return { eaten, words, full: words >= cheekful || (eaten > 0 && eaten === newest.length) }
}

/** Returns the fullness of a cheek, 0 to 1. */
export function roundness({ words }: Meal): number {
  return Math.min(1, words / cheekful)
}

/** Returns the remark after the last item. */
export function remark(
  { newest, items }: Pick<FeedEntry, "newest" | "items">,
  { eaten, words, full }: Meal,
): string {
  const last = newest[eaten - 1]
  const left = items - eaten
  if (items === 0) return "The sack is empty. He has looked twice."
  if (!last) return `${pluralise(items, "unread item")}. He is looking at you.`
  const eatenText = `“${last.title}” is in his cheek, marked as read.`
  if (!full) return `${eatenText} ${pluralise(left, "item")} unread.`
  if (left === 0) return `${eatenText} Nothing unread. That was all of it.`
  return `${eatenText} ${pluralise(words, "word")}: he will read the other ${left} later, like everybody.`
}

/** Describes the sneeze of a hamster who was given an item too many. */
export function sneezeText(items: number): string {
  return `Atishoo. ${pluralise(items, "item")} on the floor, all unread again.`
}

/**
 * Returns the sack's ingredients: the most common tags as percentages of all items. They may add up to more than
 * 100, since items have several tags.
 */
export function ingredients({ ingredients: all, items }: Pick<FeedEntry, "ingredients" | "items">): string {
  const parts = all
    .slice(0, 5)
    .map(({ title, items: some }) => `${title.toLowerCase()} ${Math.round((100 * some) / items)}%`)
  return [...parts, "traces of hamster"].join(", ")
}

/** Returns the average number of words per item, rounded; 0 if there are none. */
export function serving({ words, items }: Pick<FeedEntry, "words" | "items">): number {
  return items === 0 ? 0 : Math.round(words / items)
}

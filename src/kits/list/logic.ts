/** Searches, filters, sorts and groups the items of a list. Pure. */

import { withoutUnseen } from "../../lib/text/blank"

const unmarked: Record<string, string> = { ł: "l", ø: "o", đ: "d", æ: "ae", œ: "oe", ß: "ss" }

/** Normalises a text for search: lower case, without accents, and with spaces in place of punctuation. */
export function fold(text: string): string {
  return withoutUnseen(text)
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[łøđæœß]/g, letter => unmarked[letter] ?? letter)
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
}

export type Compare<T> = (a: T, b: T) => number

export type Order<T> = {
  compare: Compare<T>
  /** True if the first press on the column's head sorts in descending order. */
  down?: boolean
  /** True if the order can't be reversed, because its name states the direction. */
  oneWay?: boolean
  /** Returns whether an item has nothing to compare: such items come last in both directions. */
  lacks?: (item: T) => boolean
}

export type Filter<T> = {
  /** The valid values; any other value disables the filter. */
  values: readonly string[]
  holds: (item: T, value: string) => boolean
}

export type Search<T> = {
  /** The searchable text of an item. */
  text: (item: T) => string
  /** Normalises the items' texts and the query; `fold` by default. */
  fold?: (text: string) => string
  /** True if each word of the query must start a word. */
  beginnings?: boolean
}

/** The operations on a list. A constant of a module, or memoised, since everything is recomputed for a new one. */
export type ListSpec<T> = {
  search?: Search<T>
  /** Orders by their names in the address. */
  orders?: Readonly<Record<string, Order<T>>>
  /** The initial order: "year", or "-year" for descending; without one the items keep their order. */
  first?: string
  /** Decides between items that the order considers equal, the same way in both directions. */
  ties?: Compare<T>
  filters?: Readonly<Record<string, Filter<T>>>
  /** Keeps items with the same key together, with groups in the order of `compare`. */
  group?: { by: string; key: (item: T) => string; compare: Compare<T> }
}

export type Sort = { by: string; down: boolean }

/** The maximum number of characters of a query; the rest is ignored. */
export const maxQueryLength = 200

/** Parses the order in an address, "year" or "-year"; the initial order if it is missing or invalid. */
export function readSort<T>(text: string | null, { orders = {}, first = "" }: ListSpec<T>): Sort {
  // Old addresses have "year-down" for "-year".
  const requested = (text ?? "").replace(/^(.+)-down$/, "-$1")
  const sortOf = (orderText: string) => ({ by: orderText.replace(/^-/, ""), down: orderText.startsWith("-") })
  const sort = sortOf(requested)
  const order = Object.hasOwn(orders, sort.by) ? orders[sort.by] : undefined
  return order && !(sort.down && order.oneWay) ? sort : sortOf(first)
}

/** Formats an order for the address; null for the initial order. */
export function writeSort<T>({ by, down }: Sort, { first }: ListSpec<T>): string | null {
  const text = `${down ? "-" : ""}${by}`
  return text === first ? null : text
}

/** The order after a press on a column's head: by that column, or reversed if it was by that column already. */
export function toggledSort<T>(sort: Sort, by: string, { orders = {} }: ListSpec<T>): Sort {
  return { by, down: sort.by === by ? !sort.down : (orders[by]?.down ?? false) }
}

/** Sorts items with groups kept together. Equal items keep their order. */
export function sortItems<T>(
  items: readonly T[],
  sort: Sort,
  { orders = {}, ties, group }: ListSpec<T>,
): T[] {
  const order = orders[sort.by]
  const direction = sort.down ? -1 : 1
  const compareByOrder: Compare<T> = (a, b) => {
    if (!order) return 0
    const [lacksA, lacksB] = [order.lacks?.(a) ?? false, order.lacks?.(b) ?? false]
    return lacksA || lacksB ? Number(lacksA) - Number(lacksB) : direction * order.compare(a, b)
  }
  const compareGroups: Compare<T> = (a, b) =>
    group ? (group.by === sort.by ? direction : 1) * group.compare(a, b) : 0
  return [...items].sort((a, b) => compareGroups(a, b) || compareByOrder(a, b) || (ties?.(a, b) ?? 0))
}

/**
 * Creates a search: given a query, it returns a test of whether an item contains all words, in any order. Each
 * item's text is normalised once, on first use.
 */
export function createMatcher<T>({ text, fold: read = fold, beginnings = false }: Search<T>) {
  const texts = new Map<T, string>()
  const textOf = (item: T) => {
    const known = texts.get(item) ?? ` ${read(text(item))}`
    texts.set(item, known)
    return known
  }
  return (query: string): ((item: T) => boolean) => {
    const words = read(query.slice(0, maxQueryLength)).split(/\s+/).filter(Boolean)
    const wanted = beginnings ? words.map(word => ` ${word}`) : words
    return item => wanted.every(word => textOf(item).includes(word))
  }
}

/** Returns the items that match every filter. Filters with null or an invalid value match all items. */
export function filterItems<T>(
  items: readonly T[],
  values: Readonly<Record<string, string | null>>,
  { filters = {} }: ListSpec<T>,
): T[] {
  const active = Object.entries(filters).flatMap(([name, { values: known, holds }]) => {
    const value = values[name] ?? null
    return value !== null && known.includes(value) ? [(item: T) => holds(item, value)] : []
  })
  return items.filter(item => active.every(holds => holds(item)))
}

export type Group<T> = { key: string; items: T[] }

/** Groups items by a key, with groups in the order of their first items. */
export function groupItems<T>(items: readonly T[], key: (item: T) => string): Group<T>[] {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const group = groups.get(key(item))
    if (group) group.push(item)
    else groups.set(key(item), [item])
  }
  return [...groups].map(([key, items]) => ({ key, items }))
}

/**
 * The length of the longest start of the list with at most `maxChanged` items that are new or have moved compared
 * to `before`.
 */
export function countStableItems<T>(items: readonly T[], before: readonly T[], maxChanged: number): number {
  const places = new Map(before.map((item, i) => [item, i]))
  let last = -1
  let changed = 0
  const end = items.findIndex(item => {
    const place = places.get(item) ?? -1
    if (place > last) last = place
    else changed++
    return changed > maxChanged
  })
  return end < 0 ? items.length : end
}

/** The first `count` items, still in groups; empty groups are left out. */
export function takeFromGroups<T>(groups: readonly Group<T>[], count: number): Group<T>[] {
  let remaining = count
  return groups.flatMap(({ key, items }) => {
    const some = items.slice(0, remaining)
    remaining -= some.length
    return some.length > 0 ? [{ key, items: some }] : []
  })
}

/** The sum, mean, minimum and maximum of numbers; null for an empty list. */
export function statistics(numbers: readonly number[]) {
  if (numbers.length === 0) return null
  const sum = numbers.reduce((all, number) => all + number, 0)
  return {
    sum,
    mean: sum / numbers.length,
    min: numbers.reduce((a, b) => Math.min(a, b)),
    max: numbers.reduce((a, b) => Math.max(a, b)),
  }
}

/** The count in words: "All 340 books.", "12 of 340 books.", "None of 340 books."; `things` is a plural. */
export function countText(shown: number, all: number, things: string): string {
  if (shown === all) return all === 1 ? "The only one." : `All ${all} ${things}.`
  return `${shown === 0 ? "None" : shown} of ${all} ${things}.`
}

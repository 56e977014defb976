/** Searches, filters, orders and groups the items of a list. Nothing that is given is changed. */

import { withoutUnseen } from "../../lib/text/blank"

const unmarked: Record<string, string> = { ł: "l", ø: "o", đ: "d", æ: "ae", œ: "oe", ß: "ss" }

/** A text as a search sees it: small letters without accents, and without signs that split words. */
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
  /** Whether it begins from the largest when its head is pressed. */
  down?: boolean
  /** Whether it can't be turned round: its name says which way it goes. */
  oneWay?: boolean
  /** Whether an item has nothing to compare: such items stand last, either way. */
  lacks?: (item: T) => boolean
}

export type Filter<T> = {
  /** What it may be set to; anything else is no filter. */
  values: readonly string[]
  holds: (item: T, value: string) => boolean
}

export type Search<T> = {
  /** The texts of an item in which the words are looked for. */
  text: (item: T) => string
  /** How the texts and what is typed are read; `fold` where nothing else is said. */
  fold?: (text: string) => string
  /** Whether a word that is typed has to begin a word. */
  beginnings?: boolean
}

/** What can be done with a list: a constant of its module, or kept by useMemo, since a new one is worked out anew. */
export type ListSpec<T> = {
  search?: Search<T>
  /** By the names that stand in the address. */
  orders?: Readonly<Record<string, Order<T>>>
  /** The order at first, "year", or "-year" from the largest down; without one the items stay as they came. */
  first?: string
  /** What decides between items that an order takes for equal; it goes the same way in both directions. */
  ties?: Compare<T>
  filters?: Readonly<Record<string, Filter<T>>>
  /** Keeps items with the same key together, and the groups in the order of `compare`. */
  group?: { by: string; key: (item: T) => string; compare: Compare<T> }
}

export type Sort = { by: string; down: boolean }

/** How much of what is typed a search looks at, in characters. */
export const maxQueryLength = 200

/** The order that an address asks for, "year" or "-year"; the first one where it asks for none that there is. */
export function readSort<T>(text: string | null, { orders = {}, first = "" }: ListSpec<T>): Sort {
  // Addresses of before wrote "-year" as "year-down".
  const asked = (text ?? "").replace(/^(.+)-down$/, "-$1")
  const sortOf = (written: string) => ({ by: written.replace(/^-/, ""), down: written.startsWith("-") })
  const sort = sortOf(asked)
  const order = Object.hasOwn(orders, sort.by) ? orders[sort.by] : undefined
  return order && !(sort.down && order.oneWay) ? sort : sortOf(first)
}

/** An order as it stands in an address; null for the first one, which needs no mention. */
export function writeSort<T>({ by, down }: Sort, { first }: ListSpec<T>): string | null {
  const text = `${down ? "-" : ""}${by}`
  return text === first ? null : text
}

/** The order after a press on a column's head: by that column, the other way round where it was so already. */
export function toggledSort<T>(sort: Sort, by: string, { orders = {} }: ListSpec<T>): Sort {
  return { by, down: sort.by === by ? !sort.down : (orders[by]?.down ?? false) }
}

/** The items in an order, groups kept together; where the order and the ties find no difference they stay as they came. */
export function sortItems<T>(
  items: readonly T[],
  sort: Sort,
  { orders = {}, ties, group }: ListSpec<T>,
): T[] {
  const order = orders[sort.by]
  const way = sort.down ? -1 : 1
  const inOrder: Compare<T> = (a, b) => {
    if (!order) return 0
    const [noA, noB] = [order.lacks?.(a) ?? false, order.lacks?.(b) ?? false]
    return noA || noB ? Number(noA) - Number(noB) : way * order.compare(a, b)
  }
  const ofGroups: Compare<T> = (a, b) => (group ? (group.by === sort.by ? way : 1) * group.compare(a, b) : 0)
  return [...items].sort((a, b) => ofGroups(a, b) || inOrder(a, b) || (ties?.(a, b) ?? 0))
}

/**
 * A search over a list: for what somebody types, whether an item has every word of it, in any order. Each item's texts
 * are read once, at the first word.
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

/** The items that every filter lets through; one that is null, or set to what it doesn't know, lets all. */
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

/** The items by a key, the groups in the order of their first items. */
export function groupItems<T>(items: readonly T[], key: (item: T) => string): Group<T>[] {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const group = groups.get(key(item))
    if (group) group.push(item)
    else groups.set(key(item), [item])
  }
  return [...groups].map(([key, items]) => ({ key, items }))
}

/** How many items, from the first, have at most `most` among them that are not in `before`, or stand there elsewhere. */
export function countStableItems<T>(items: readonly T[], before: readonly T[], most: number): number {
  const places = new Map(before.map((item, i) => [item, i]))
  let last = -1
  let changed = 0
  const end = items.findIndex(item => {
    const place = places.get(item) ?? -1
    if (place > last) last = place
    else changed++
    return changed > most
  })
  return end < 0 ? items.length : end
}

/** The first `count` items of groups, in groups; those that have none of them are left out. */
export function takeFromGroups<T>(groups: readonly Group<T>[], count: number): Group<T>[] {
  let left = count
  return groups.flatMap(({ key, items }) => {
    const some = items.slice(0, left)
    left -= some.length
    return some.length > 0 ? [{ key, items: some }] : []
  })
}

/** What numbers come to; null where there are none. */
export function statistics(numbers: readonly number[]) {
  if (numbers.length === 0) return null
  const sum = numbers.reduce((all, number) => all + number, 0)
  return {
    sum,
    mean: sum / numbers.length,
    least: numbers.reduce((a, b) => Math.min(a, b)),
    most: numbers.reduce((a, b) => Math.max(a, b)),
  }
}

/** "All 340 books.", "12 of 340 books.", "None of 340 books."; `things` is in the plural. */
export function countText(shown: number, all: number, things: string): string {
  if (shown === all) return all === 1 ? "The only one." : `All ${all} ${things}.`
  return `${shown === 0 ? "None" : shown} of ${all} ${things}.`
}

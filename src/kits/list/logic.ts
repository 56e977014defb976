/** Searching, filtering, sorting and grouping of lists, without mutation of the arguments. */

const baseLetters: Record<string, string> = { ł: "l", ø: "o", đ: "d", æ: "ae", œ: "oe", ß: "ss" }

/** Normalises a text for search: lower case, without accents, with punctuation as spaces. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[łøđæœß]/g, letter => baseLetters[letter] ?? letter)
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
}

export type Compare<T> = (a: T, b: T) => number

export type Order<T> = {
  compare: Compare<T>
  /** Sorts in descending order on the first click on the column head. */
  down?: boolean
  /** Forbids the reverse order, since the name of the order includes its direction. */
  oneWay?: boolean
  /** Returns whether an item lacks the value; such items come last in both directions. */
  lacks?: (item: T) => boolean
}

export type Filter<T> = {
  /** The valid values; any other value disables the filter. */
  values: readonly string[]
  holds: (item: T, value: string) => boolean
}

export type Search<T> = {
  /** Returns the searched text of an item. */
  text: (item: T) => string
  /** Normalises texts and queries; by default `fold`. */
  fold?: (text: string) => string
  /** Matches only at the beginnings of words. */
  beginnings?: boolean
}

/** The specification of a list. It must be a constant or memoised, since each new object causes new work. */
export type ListSpec<T> = {
  search?: Search<T>
  /** The orders, by their names in the address. */
  orders?: Readonly<Record<string, Order<T>>>
  /** The initial order: "year", or "-year" for descending. By default the items keep their order. */
  first?: string
  /** The comparison of items that are equal in an order; it is never reversed. */
  ties?: Compare<T>
  filters?: Readonly<Record<string, Filter<T>>>
  /** Groups items with the same key, with the groups in the order of `compare`. */
  group?: { by: string; key: (item: T) => string; compare: Compare<T> }
}

export type Sort = { by: string; down: boolean }

/** The maximum length of a query, in characters. */
export const maxQuery = 200

/** Parses the order in the address, "year" or "-year"; the initial order if it is missing or invalid. */
export function readSort<T>(text: string | null, { orders = {}, first = "" }: ListSpec<T>): Sort {
  // Old links have "year-down" for "-year".
  const current = (text ?? "").replace(/^(.+)-down$/, "-$1")
  const sortOf = (name: string) => ({ by: name.replace(/^-/, ""), down: name.startsWith("-") })
  const sort = sortOf(current)
  const order = Object.hasOwn(orders, sort.by) ? orders[sort.by] : undefined
  return order && !(sort.down && order.oneWay) ? sort : sortOf(first)
}

/** Formats an order for the address; null for the initial one, which the address omits. */
export function writeSort<T>({ by, down }: Sort, { first }: ListSpec<T>): string | null {
  const text = `${down ? "-" : ""}${by}`
  return text === first ? null : text
}

/** Returns the order after a click on a column head: by that column, reversed if it was so already. */
export function pressed<T>(sort: Sort, by: string, { orders = {} }: ListSpec<T>): Sort {
  return { by, down: sort.by === by ? !sort.down : (orders[by]?.down ?? false) }
}

/** Sorts items, with groups kept together. The sort is stable. */
export function sorted<T>(items: readonly T[], sort: Sort, { orders = {}, ties, group }: ListSpec<T>): T[] {
  const order = orders[sort.by]
  const direction = sort.down ? -1 : 1
  const compareItems: Compare<T> = (a, b) => {
    if (!order) return 0
    const [lacksA, lacksB] = [order.lacks?.(a) ?? false, order.lacks?.(b) ?? false]
    return lacksA || lacksB ? Number(lacksA) - Number(lacksB) : direction * order.compare(a, b)
  }
  const compareGroups: Compare<T> = (a, b) =>
    group ? (group.by === sort.by ? direction : 1) * group.compare(a, b) : 0
  return [...items].sort((a, b) => compareGroups(a, b) || compareItems(a, b) || (ties?.(a, b) ?? 0))
}

/**
 * Creates a search: for a query, returns a predicate that is true if an item contains all its words, in any order. Each
 * item's text is normalised once and cached.
 */
export function finder<T>({ text, fold: normalise = fold, beginnings = false }: Search<T>) {
  const texts = new Map<T, string>()
  const textOf = (item: T) => {
    const cached = texts.get(item) ?? ` ${normalise(text(item))}`
    texts.set(item, cached)
    return cached
  }
  return (query: string): ((item: T) => boolean) => {
    const words = normalise(query.slice(0, maxQuery)).split(/\s+/).filter(Boolean)
    const needles = beginnings ? words.map(word => ` ${word}`) : words
    return item => needles.every(word => textOf(item).includes(word))
  }
}

/** Returns the items that pass all filters. A filter with null or an invalid value passes everything. */
export function filtered<T>(
  items: readonly T[],
  values: Readonly<Record<string, string | null>>,
  { filters = {} }: ListSpec<T>,
): T[] {
  const active = Object.entries(filters).flatMap(([name, { values: validValues, holds }]) => {
    const value = values[name] ?? null
    return value !== null && validValues.includes(value) ? [(item: T) => holds(item, value)] : []
  })
  return items.filter(item => active.every(holds => holds(item)))
}

export type Group<T> = { key: string; items: T[] }

/** Groups items by a key, with the groups in the order of their first items. */
export function grouped<T>(items: readonly T[], key: (item: T) => string): Group<T>[] {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const group = groups.get(key(item))
    if (group) group.push(item)
    else groups.set(key(item), [item])
  }
  return [...groups].map(([key, items]) => ({ key, items }))
}

/** Counts the leading items with at most `maxChanged` that are not in `before` or have another order there. */
export function fromFront<T>(items: readonly T[], before: readonly T[], maxChanged: number): number {
  const indices = new Map(before.map((item, i) => [item, i]))
  let last = -1
  let changed = 0
  const end = items.findIndex(item => {
    const index = indices.get(item) ?? -1
    if (index > last) last = index
    else changed++
    return changed > maxChanged
  })
  return end < 0 ? items.length : end
}

/** Returns the first `count` items in their groups, without empty groups. */
export function firstOf<T>(groups: readonly Group<T>[], count: number): Group<T>[] {
  let left = count
  return groups.flatMap(({ key, items }) => {
    const taken = items.slice(0, left)
    left -= taken.length
    return taken.length > 0 ? [{ key, items: taken }] : []
  })
}

/** Returns statistics of numbers; null if there are none. */
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

/** Formats a count: "All 340 books.", "12 of 340 books.", "None of 340 books." `things` is a plural noun. */
export function countText(shown: number, all: number, things: string): string {
  if (shown === all) return all === 1 ? "The only one." : `All ${all} ${things}.`
  return `${shown === 0 ? "None" : shown} of ${all} ${things}.`
}

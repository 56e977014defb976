import { type RefObject, useDeferredValue, useMemo, useRef } from "react"
import { isBlank, withoutUnseen } from "../../lib/text/blank"
import {
  createMatcher,
  filterItems,
  type Group,
  groupItems,
  type ListSpec,
  maxQueryLength,
  readSort,
  type Sort,
  sortItems,
  toggledSort,
  writeSort,
} from "./logic"
import { useQueryTexts } from "./useQueryTexts"

export type List<T> = {
  /** The search field, which gets the focus when the button of an empty result disappears. */
  field: RefObject<HTMLInputElement | null>
  /** The count, which gets the focus if there is no search field. */
  counter: RefObject<HTMLParagraphElement | null>
  /** The number of all items. */
  all: number
  /** The items found, sorted. */
  shown: readonly T[]
  /** The items found, in groups; one group with an empty key if the list has no groups. */
  groups: readonly Group<T>[]
  /** The search query. */
  query: string
  setQuery: (text: string) => void
  sort: Sort
  setSort: (sort: Sort) => void
  /** Handles a press on a column's head. */
  press: (by: string) => void
  /** The value of a filter; null if it is off. */
  filter: (name: string) => string | null
  setFilter: (name: string, value: string | null) => void
  /** True while neither a query nor a filter is active. */
  isWhole: boolean
  /** Clears the query and the filters, but not the order. */
  clear: () => void
}

/**
 * The state of a list with search, filters and sorting. `address` maps "search", "order" and the filters' names to
 * query parameters that store them; others are stored in memory only. The first render shows all items in the
 * initial order. Input is shown immediately, and the items follow as a deferred value.
 */
export function useList<T>(
  items: readonly T[],
  spec: ListSpec<T>,
  address: Readonly<Record<string, string>> = {},
): List<T> {
  const field = useRef<HTMLInputElement>(null)
  const counter = useRef<HTMLParagraphElement>(null)
  const [texts, setTexts] = useQueryTexts(address)
  const deferredTexts = useDeferredValue(texts)
  const order = deferredTexts.order ?? null
  const query = deferredTexts.search ?? ""

  const ordered = useMemo(() => sortItems(items, readSort(order, spec), spec), [items, order, spec])
  const matcherOf = useMemo(() => (spec.search ? createMatcher(spec.search) : null), [spec])
  const filtered = useMemo(() => filterItems(ordered, deferredTexts, spec), [ordered, deferredTexts, spec])
  const shown = useMemo(
    () => (matcherOf ? filtered.filter(matcherOf(withoutUnseen(query))) : filtered),
    [filtered, matcherOf, query],
  )
  const groups = useMemo(() => groupItems(shown, spec.group?.key ?? (() => "")), [shown, spec])

  const sort = readSort(texts.order ?? null, spec)
  const filters = Object.entries(spec.filters ?? {})
  const filter = (name: string) => {
    const value = texts[name] ?? null
    return value !== null && spec.filters?.[name]?.values.includes(value) ? value : null
  }
  const setSort = (next: Sort) => setTexts({ order: writeSort(next, spec) })
  return {
    field,
    counter,
    all: items.length,
    shown,
    groups,
    query: texts.search ?? "",
    setQuery: text => setTexts({ search: text.slice(0, maxQueryLength) || null }),
    sort,
    setSort,
    press: by => setSort(toggledSort(sort, by, spec)),
    filter,
    setFilter: (name, value) => setTexts({ [name]: value }),
    isWhole: isBlank(query) && filters.every(([name]) => filter(name) === null),
    clear: () =>
      setTexts(Object.fromEntries(["search", ...filters.map(([name]) => name)].map(name => [name, null]))),
  }
}

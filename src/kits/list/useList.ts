import { type RefObject, useDeferredValue, useMemo, useRef } from "react"
import {
  filtered,
  finder,
  type Group,
  grouped,
  type ListSpec,
  maxQuery,
  pressed,
  readSort,
  type Sort,
  sorted,
  writeSort,
} from "./logic"
import { useTexts } from "./useTexts"

export type List<T> = {
  /** The search field, which gets the focus when the button of the empty list disappears. */
  field: RefObject<HTMLInputElement | null>
  /** The count, which gets the focus if there is no search field. */
  counter: RefObject<HTMLParagraphElement | null>
  /** The number of all items. */
  all: number
  /** The matching items, in order. */
  shown: readonly T[]
  /** The matching items in groups; a single group with an empty key if the list has no groups. */
  groups: readonly Group<T>[]
  /** The text in the search field. */
  query: string
  setQuery: (text: string) => void
  sort: Sort
  setSort: (sort: Sort) => void
  /** Handles a click on a column head. */
  press: (by: string) => void
  /** Returns the value of a filter; null if it is off. */
  filter: (name: string) => string | null
  setFilter: (name: string, value: string | null) => void
  /** True without a search and filters. */
  isWhole: boolean
  /** Clears the search and the filters, but not the order. */
  clear: () => void
}

/**
 * Provides a list with search, filters and sorting. `address` maps "search", "order" and the names of filters to keys
 * of the page's query; state without a key is kept only in memory. The first render has all items in the initial order.
 * The search field updates at once, the items when the browser has time (a deferred value).
 */
export function useList<T>(
  items: readonly T[],
  spec: ListSpec<T>,
  address: Readonly<Record<string, string>> = {},
): List<T> {
  const field = useRef<HTMLInputElement>(null)
  const counter = useRef<HTMLParagraphElement>(null)
  const [texts, setTexts] = useTexts(address)
  const deferred = useDeferredValue(texts)
  const order = deferred.order ?? null
  const query = deferred.search ?? ""

  const ordered = useMemo(() => sorted(items, readSort(order, spec), spec), [items, order, spec])
  const find = useMemo(() => (spec.search ? finder(spec.search) : null), [spec])
  const passing = useMemo(() => filtered(ordered, deferred, spec), [ordered, deferred, spec])
  const shown = useMemo(() => (find ? passing.filter(find(query)) : passing), [passing, find, query])
  const groups = useMemo(() => grouped(shown, spec.group?.key ?? (() => "")), [shown, spec])

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
    setQuery: text => setTexts({ search: text.slice(0, maxQuery) || null }),
    sort,
    setSort,
    press: by => setSort(pressed(sort, by, spec)),
    filter,
    setFilter: (name, value) => setTexts({ [name]: value }),
    isWhole: (texts.search ?? "") === "" && filters.every(([name]) => filter(name) === null),
    clear: () =>
      setTexts(Object.fromEntries(["search", ...filters.map(([name]) => name)].map(name => [name, null]))),
  }
}

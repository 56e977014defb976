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
  /** Its search field, which takes the focus when the button of the empty list goes. */
  field: RefObject<HTMLInputElement | null>
  /** Its count, which takes the focus where there is no search field. */
  counter: RefObject<HTMLParagraphElement | null>
  /** How many items there are. */
  all: number
  /** The items that are found, in order. */
  shown: readonly T[]
  /** The same in groups; one without a name where the list has none. */
  groups: readonly Group<T>[]
  /** What is searched for. */
  query: string
  setQuery: (text: string) => void
  sort: Sort
  setSort: (sort: Sort) => void
  /** A column's head has been pressed. */
  press: (by: string) => void
  /** What a filter is set to; null where it lets everything through. */
  filter: (name: string) => string | null
  setFilter: (name: string, value: string | null) => void
  /** Whether neither a search nor a filter takes anything away. */
  isWhole: boolean
  /** Takes the search and the filters away; the order stays. */
  clear: () => void
}

/**
 * A list that can be searched, filtered and ordered. `address` names the keys of the page's query that keep the state,
 * by "search", "order" and the names of filters; what has none is kept on the page alone. The first render shows every
 * item in the first order. What is typed is shown at once, and the items follow when the browser has the time.
 */
export function useList<T>(
  items: readonly T[],
  spec: ListSpec<T>,
  address: Readonly<Record<string, string>> = {},
): List<T> {
  const field = useRef<HTMLInputElement>(null)
  const counter = useRef<HTMLParagraphElement>(null)
  const [texts, setTexts] = useQueryTexts(address)
  const wanted = useDeferredValue(texts)
  const order = wanted.order ?? null
  const query = wanted.search ?? ""

  const ordered = useMemo(() => sortItems(items, readSort(order, spec), spec), [items, order, spec])
  const find = useMemo(() => (spec.search ? createMatcher(spec.search) : null), [spec])
  const kept = useMemo(() => filterItems(ordered, wanted, spec), [ordered, wanted, spec])
  const shown = useMemo(() => (find ? kept.filter(find(withoutUnseen(query))) : kept), [kept, find, query])
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

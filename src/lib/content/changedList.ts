/** Lists with a change, made anew: what ES2023's methods do, in browsers that are older than they are. */

/** A list with another item at `index`, which has to be there. */
export function replaced<T>(list: readonly T[], index: number, item: T): T[] {
  return list.map((old, i) => (i === index ? item : old))
}

/** A list without `count` items from `index` on, and with others in their place. */
export function spliced<T>(list: readonly T[], index: number, count: number, ...items: readonly T[]): T[] {
  return [...list.slice(0, index), ...items, ...list.slice(index + count)]
}

/** The place of the last item of which something holds; -1 where it holds of none. */
export function lastIndex<T>(list: readonly T[], holds: (item: T) => boolean): number {
  for (let i = list.length - 1; i >= 0; i--) if (holds(list[i] as T)) return i
  return -1
}

/** Copying array methods of ES2023, for browsers that don't have them. */

/** Copies a list with another item at `index`, which must exist: `Array.prototype.with`. */
export function replaceAt<T>(list: readonly T[], index: number, item: T): T[] {
  return list.map((old, i) => (i === index ? item : old))
}

/** Copies a list with `count` items from `index` on replaced by others: `Array.prototype.toSpliced`. */
export function toSpliced<T>(list: readonly T[], index: number, count: number, ...items: readonly T[]): T[] {
  return [...list.slice(0, index), ...items, ...list.slice(index + count)]
}

/** Returns the index of the last item that matches, -1 if none does: `Array.prototype.findLastIndex`. */
export function findLastIndex<T>(list: readonly T[], matches: (item: T) => boolean): number {
  for (let i = list.length - 1; i >= 0; i--) if (matches(list[i] as T)) return i
  return -1
}

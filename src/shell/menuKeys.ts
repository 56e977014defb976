/** The keys of menus: arrows, Home, End and first letters. */

/** Returns the index among `count` entries that a key moves to from `at` (-1 for none); null for other keys. */
export function nextEntry(key: string, at: number, count: number): number | null {
  if (count === 0) return null
  if (key === "ArrowDown") return (at + 1) % count
  if (key === "ArrowUp") return at <= 0 ? count - 1 : at - 1
  if (key === "Home" && at >= 0) return 0
  if (key === "End" && at >= 0) return count - 1
  return null
}

/** Returns the index that an arrow key, Home, End or an initial letter moves to from `at` (-1 for none), or null. */
export function entryIndexForKey(key: string, at: number, labels: readonly string[]): number | null {
  const count = labels.length
  const next = nextEntry(key, at, count)
  if (next !== null || count === 0 || key.length !== 1 || key === " ") return next
  const after = [...labels.keys()].map(step => (at + 1 + step) % count)
  return after.find(each => labels[each]?.toLowerCase().startsWith(key.toLowerCase())) ?? null
}

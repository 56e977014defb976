/** Keeps the order of the stored entries while the page is open, so that nothing moves under a finger. */
import { useState } from "react"
import type { RawEntry } from "../../hooks/storage/storageBackend"

/** Returns the entries with their newest texts, those that are gone too; new ones come last. */
export function merged(rows: readonly RawEntry[], list: readonly RawEntry[]): readonly RawEntry[] {
  const newest = new Map(list.map(entry => [entry.key, entry]))
  const isSame = (a: RawEntry, b: RawEntry) => a.raw === b.raw && a.isPersisted === b.isPersisted
  const fresh = list.filter(({ key }) => rows.every(row => row.key !== key))
  const isChanged = rows.some(row => !isSame(row, newest.get(row.key) ?? row))
  if (fresh.length === 0 && !isChanged) return rows
  return [...rows.map(row => newest.get(row.key) ?? row), ...fresh]
}

/** Returns all entries that have been stored since the page was opened, in the order of their arrival. */
export function useRows(list: readonly RawEntry[]): readonly RawEntry[] {
  const [rows, setRows] = useState<readonly RawEntry[]>([])
  const next = merged(rows, list)
  if (next !== rows) setRows(next)
  return next
}

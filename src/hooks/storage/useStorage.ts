/** Values in the visitor's browser: versioned JSON under one prefix, shared between tabs and checked when read. */
import { useCallback, useSyncExternalStore } from "react"
import { readRaw, removeRaw, subscribeRaw, writeRaw } from "./storageBackend"

/**
 * A stored value. `parse` converts stored data of a version, migrating older ones; it returns undefined for invalid
 * data, and `fallback` is used.
 */
export type Entry<T> = {
  key: string
  version: number
  fallback: T
  parse: (value: unknown, version: number) => T | undefined
}

/** The value last read of each entry, so that the same text gives the same object. */
const parsed = new WeakMap<object, { raw: string | null; value: unknown }>()

function decode<T>(raw: string | null, entry: Entry<T>): T {
  if (raw === null) return entry.fallback
  try {
    const stored: unknown = JSON.parse(raw)
    if (typeof stored !== "object" || stored === null || !("v" in stored) || !("data" in stored))
      return entry.fallback
    if (typeof stored.v !== "number") return entry.fallback
    return entry.parse(stored.data, stored.v) ?? entry.fallback
  } catch {
    return entry.fallback
  }
}

/** Reads a value; the entry's fallback if there is none or it is invalid. */
export function read<T>(entry: Entry<T>): T {
  const raw = readRaw(entry.key)
  const cached = parsed.get(entry)
  if (cached && cached.raw === raw) return cached.value as T
  const value = decode(raw, entry)
  parsed.set(entry, { raw, value })
  return value
}

/** Stores a value and notifies listeners. If the storage is full or off, the value lasts until the page is closed. */
export function write<T>(entry: Entry<T>, value: T): void {
  writeRaw(entry.key, JSON.stringify({ v: entry.version, data: value }))
}

/** Removes a value, which returns to the fallback, and notifies listeners. */
export function remove<T>(entry: Entry<T>): void {
  removeRaw(entry.key)
}

/**
 * Returns a stored value and its setter, synchronised across components and tabs. The first render returns the
 * fallback, like the server. `entry` must be a constant outside the component.
 */
export function useStorage<T>(entry: Entry<T>): [T, (next: T | ((old: T) => T)) => void] {
  const value = useSyncExternalStore(
    useCallback(listener => subscribeRaw(entry.key, listener), [entry]),
    () => read(entry),
    () => entry.fallback,
  )
  const set = useCallback(
    (next: T | ((old: T) => T)) =>
      write(entry, typeof next === "function" ? (next as (old: T) => T)(read(entry)) : next),
    [entry],
  )
  return [value, set]
}

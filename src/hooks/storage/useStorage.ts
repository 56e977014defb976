/** What the visitor's browser remembers: JSON under one prefix, versioned, shared between tabs and never trusted. */
import { useCallback, useSyncExternalStore } from "react"
import { readRaw, removeRaw, subscribeRaw, writeRaw } from "./storageBackend"

/**
 * One remembered thing. `parse` gets what was stored, and the version it was stored with, and returns the value,
 * migrated when the version is older, or undefined for what it can't read (then `fallback` is used).
 */
export type Entry<T> = {
  key: string
  version: number
  fallback: T
  parse: (value: unknown, version: number) => T | undefined
}

/** What each entry last read, so that the same text gives the same object. */
const parsed = new WeakMap<object, { raw: string | null; value: unknown }>()

function decode<T>(raw: string | null, entry: Entry<T>): T {
  if (raw === null) return entry.fallback
  try {
    const box: unknown = JSON.parse(raw)
    if (typeof box !== "object" || box === null || !("v" in box) || !("data" in box)) return entry.fallback
    if (typeof box.v !== "number") return entry.fallback
    return entry.parse(box.data, box.v) ?? entry.fallback
  } catch {
    return entry.fallback
  }
}

/** The remembered value, or the entry's fallback where there is none or it can't be read. */
export function read<T>(entry: Entry<T>): T {
  const raw = readRaw(entry.key)
  const hit = parsed.get(entry)
  if (hit && hit.raw === raw) return hit.value as T
  const value = decode(raw, entry)
  parsed.set(entry, { raw, value })
  return value
}

/** Remembers a value; where the browser's storage is full or off, until the page is closed. Tells every listener. */
export function write<T>(entry: Entry<T>, value: T): void {
  writeRaw(entry.key, JSON.stringify({ v: entry.version, data: value }))
}

/** Forgets a value: it is the entry's fallback again. Tells every listener. */
export function remove<T>(entry: Entry<T>): void {
  removeRaw(entry.key)
}

/**
 * A remembered value and its setter, in step in all components and tabs. The first render gives the fallback, as the
 * server's did. `entry` must be a constant outside the component.
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

/** Raw texts of the site in localStorage, under one prefix; in memory if the browser refuses them. */
import { useSyncExternalStore } from "react"

export const storagePrefix = "juhq:"
const changeEvent = "juhq:storage"

/** A stored text: its key without the prefix, and whether it is in localStorage or only in memory. */
export type RawEntry = { key: string; raw: string; isPersisted: boolean }

/** Texts that the browser failed to store, by key; null for keys that it failed to remove. */
const memory = new Map<string, string | null>()

/** Returns a storage of the browser; null if it is missing or forbidden, when even reading the property can throw. */
function storage(area: "localStorage" | "sessionStorage" = "localStorage"): Storage | null {
  try {
    return typeof window === "undefined" ? null : window[area]
  } catch {
    return null
  }
}

/** Reads the text of a key; null if there is none. */
export function readRaw(key: string): string | null {
  const inMemory = memory.get(key)
  if (inMemory !== undefined) return inMemory
  try {
    return storage()?.getItem(storagePrefix + key) ?? null
  } catch {
    return null
  }
}

/** Writes to localStorage and verifies the result: some browsers discard a text without an error. */
function persist(key: string, raw: string): boolean {
  try {
    const store = storage()
    store?.setItem(storagePrefix + key, raw)
    return store?.getItem(storagePrefix + key) === raw
  } catch {
    return false
  }
}

/** Stores a text and notifies listeners; returns false if it is only in memory. */
export function writeRaw(key: string, raw: string): boolean {
  const isPersisted = persist(key, raw)
  if (isPersisted) memory.delete(key)
  else memory.set(key, raw)
  notify(key)
  return isPersisted
}

/** Removes a text and notifies listeners. Texts in memory are stored if they fit now. */
export function removeRaw(key: string): void {
  memory.delete(key)
  try {
    storage()?.removeItem(storagePrefix + key)
  } catch {
    memory.set(key, null)
  }
  for (const [other, raw] of [...memory]) if (raw !== null && persist(other, raw)) memory.delete(other)
  notify(key)
}

/** Reads all texts of a storage, by their full keys; none if it can't be read. */
function textsOf(store: Storage | null): Map<string, string> {
  const texts = new Map<string, string>()
  try {
    for (let i = 0; i < (store?.length ?? 0); i++) {
      const name = store?.key(i)
      const raw = name == null ? null : store?.getItem(name)
      if (name != null && raw != null) texts.set(name, raw)
    }
  } catch {
    // Returns the texts that were read before the storage threw.
  }
  return texts
}

/** Lists all texts of the site, sorted by key. */
export function listRaw(): RawEntry[] {
  const all = new Map<string, RawEntry>()
  for (const [name, raw] of textsOf(storage())) {
    if (!name.startsWith(storagePrefix)) continue
    const key = name.slice(storagePrefix.length)
    all.set(key, { key, raw, isPersisted: true })
  }
  for (const [key, raw] of memory) {
    if (raw === null) all.delete(key)
    else all.set(key, { key, raw, isPersisted: false })
  }
  return [...all.values()].sort((a, b) => (a.key < b.key ? -1 : 1))
}

/** Lists the other texts of this origin, stored by Gatsby and by services, and whether they outlive the tab. */
export function listForeign(): { name: string; raw: string; until: "deleted" | "tab" }[] {
  const own = (area: "localStorage" | "sessionStorage", until: "deleted" | "tab") =>
    [...textsOf(storage(area))]
      .filter(([name]) => until === "tab" || !name.startsWith(storagePrefix))
      .map(([name, raw]) => ({ name, raw, until }))
  return [...own("localStorage", "deleted"), ...own("sessionStorage", "tab")]
}

function notify(key: string | null): void {
  window.dispatchEvent(new CustomEvent(changeEvent, { detail: key }))
}

/** Subscribes to changes of a key, or of all keys (null), in this tab or another. Returns the unsubscribe function. */
export function subscribeRaw(key: string | null, listener: () => void): () => void {
  const onChange = (event: Event) => {
    if (!(event instanceof CustomEvent)) return
    if (key === null || event.detail === null || event.detail === key) listener()
  }
  window.addEventListener(changeEvent, onChange)
  return () => window.removeEventListener(changeEvent, onChange)
}

/** Handles a change in another tab, which is newer than the text in memory here. */
function onOtherTab({ key: name, storageArea }: StorageEvent): void {
  if (storageArea && storageArea !== storage()) return
  if (name === null) memory.clear()
  else if (!name.startsWith(storagePrefix)) return
  else memory.delete(name.slice(storagePrefix.length))
  notify(name === null ? null : name.slice(storagePrefix.length))
}

if (typeof window !== "undefined") {
  window.addEventListener("storage", onOtherTab)
  // A page restored from the back/forward cache has missed the changes.
  window.addEventListener("pageshow", event => event.persisted && notify(null))
}

let last: { signature: string; list: RawEntry[] } = { signature: "", list: [] }

function currentList(): RawEntry[] {
  const list = listRaw()
  const signature = JSON.stringify(list)
  if (signature !== last.signature) last = { signature, list }
  return last.list
}

/** Returns all texts of the site, kept up to date; null in the first render. */
export function useRawList(): RawEntry[] | null {
  return useSyncExternalStore(subscribeToAll, currentList, () => null)
}

const subscribeToAll = (listener: () => void) => subscribeRaw(null, listener)

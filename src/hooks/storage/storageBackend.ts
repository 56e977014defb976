/** The texts that the site keeps in the browser, under one prefix; in memory where the browser won't have them. */
import { useSyncExternalStore } from "react"

export const prefix = "juhq:"
const changed = "juhq:storage"

/** One kept text: its key without the prefix, and whether it outlives the page or is only in memory. */
export type RawEntry = { key: string; raw: string; kept: boolean }

/** What the browser did not take, by key; null for what it would not forget. */
const memory = new Map<string, string | null>()

/** The browser's storage, or null where there is none or it is not allowed: then even asking may throw. */
function storage(area: "localStorage" | "sessionStorage" = "localStorage"): Storage | null {
  try {
    return typeof window === "undefined" ? null : window[area]
  } catch {
    return null
  }
}

/** The text under a key, or null. */
export function readRaw(key: string): string | null {
  const held = memory.get(key)
  if (held !== undefined) return held
  try {
    return storage()?.getItem(prefix + key) ?? null
  } catch {
    return null
  }
}

/** Writes to the browser's storage and looks whether it is there: some browsers take a text and throw it away. */
function keep(key: string, raw: string): boolean {
  try {
    const store = storage()
    store?.setItem(prefix + key, raw)
    return store?.getItem(prefix + key) === raw
  } catch {
    return false
  }
}

/** Keeps a text and tells every listener; false where it is kept only until the page is closed. */
export function writeRaw(key: string, raw: string): boolean {
  const kept = keep(key, raw)
  if (kept) memory.delete(key)
  else memory.set(key, raw)
  tell(key)
  return kept
}

/** Forgets a text and tells every listener. What there was no room for before may have room now. */
export function removeRaw(key: string): void {
  memory.delete(key)
  try {
    storage()?.removeItem(prefix + key)
  } catch {
    memory.set(key, null)
  }
  for (const [other, raw] of [...memory]) if (raw !== null && keep(other, raw)) memory.delete(other)
  tell(key)
}

/** The texts of a storage, by their whole keys; none where it can't be read. */
function textsOf(store: Storage | null): Map<string, string> {
  const found = new Map<string, string>()
  try {
    for (let i = 0; i < (store?.length ?? 0); i++) {
      const name = store?.key(i)
      const raw = name == null ? null : store?.getItem(name)
      if (name != null && raw != null) found.set(name, raw)
    }
  } catch {
    // What could be read before it refused is what there is.
  }
  return found
}

/** All that the site keeps, by key in the order of the alphabet. */
export function listRaw(): RawEntry[] {
  const all = new Map<string, RawEntry>()
  for (const [name, raw] of textsOf(storage())) {
    if (!name.startsWith(prefix)) continue
    const key = name.slice(prefix.length)
    all.set(key, { key, raw, kept: true })
  }
  for (const [key, raw] of memory) {
    if (raw === null) all.delete(key)
    else all.set(key, { key, raw, kept: false })
  }
  return [...all.values()].sort((a, b) => (a.key < b.key ? -1 : 1))
}

/** What else lies in the browser for this address: the engine's and the services' own, by name and size. */
export function listForeign(): { name: string; raw: string; until: "deleted" | "tab" }[] {
  const own = (area: "localStorage" | "sessionStorage", until: "deleted" | "tab") =>
    [...textsOf(storage(area))]
      .filter(([name]) => until === "tab" || !name.startsWith(prefix))
      .map(([name, raw]) => ({ name, raw, until }))
  return [...own("localStorage", "deleted"), ...own("sessionStorage", "tab")]
}

function tell(key: string | null): void {
  window.dispatchEvent(new CustomEvent(changed, { detail: key }))
}

/** Hears of changes of a key, or of every key (null), made in this tab or another. Returns how to stop. */
export function subscribeRaw(key: string | null, listener: () => void): () => void {
  const hear = (event: Event) => {
    if (!(event instanceof CustomEvent)) return
    if (key === null || event.detail === null || event.detail === key) listener()
  }
  window.addEventListener(changed, hear)
  return () => window.removeEventListener(changed, hear)
}

/** Another tab's change is newer than what is held in memory here, so that is let go first. */
function hearOtherTabs({ key: name, storageArea }: StorageEvent): void {
  if (storageArea && storageArea !== storage()) return
  if (name === null) memory.clear()
  else if (!name.startsWith(prefix)) return
  else memory.delete(name.slice(prefix.length))
  tell(name === null ? null : name.slice(prefix.length))
}

if (typeof window !== "undefined") {
  window.addEventListener("storage", hearOtherTabs)
  // A page that comes back from the browser's cache has slept through the changes.
  window.addEventListener("pageshow", event => event.persisted && tell(null))
}

let last: { signature: string; list: RawEntry[] } = { signature: "", list: [] }

function currentList(): RawEntry[] {
  const list = listRaw()
  const signature = JSON.stringify(list)
  if (signature !== last.signature) last = { signature, list }
  return last.list
}

/** All that the site keeps, live; null in the first render. */
export function useRawList(): RawEntry[] | null {
  return useSyncExternalStore(subscribeToAll, currentList, () => null)
}

const subscribeToAll = (listener: () => void) => subscribeRaw(null, listener)

/** State in the query of the address, which a link restores, without entries in the history. */
import { useCallback, useEffect, useRef, useState } from "react"

/** The maximum length of an address, in characters, that all browsers and servers accept. */
export const maxAddressLength = 8000

/** The last query of each path on this visit, with its "?"; "" for none. */
const queries = new Map<string, string>()

/** Remembers the current address's query as that of its path. */
function rememberQuery(): void {
  queries.set(window.location.pathname, window.location.search)
}

/** Returns the last query of a path on this visit, with its "?"; "" for none. */
export function rememberedQuery(path: string): string {
  return queries.get(path) ?? ""
}

/**
 * Puts the last query of the current path back into an address that has none, without a new history entry. One that has
 * a query keeps it.
 */
export function restoreQuery(): void {
  const { pathname, search, hash } = window.location
  const last = rememberedQuery(pathname)
  if (search === "" && last !== "")
    window.history.replaceState(window.history.state, "", pathname + last + hash)
  rememberQuery()
}

/**
 * Writes values of keys into the address in one change, without a new history entry. Null removes a key, and so does a
 * value that would make the address longer than `maxAddressLength`.
 */
export function putQuery(values: Readonly<Record<string, string | null>>): void {
  const url = new URL(window.location.href)
  for (const [key, value] of Object.entries(values)) {
    if (value === null || value.length > maxAddressLength) url.searchParams.delete(key)
    else url.searchParams.set(key, value)
    if (url.href.length > maxAddressLength) url.searchParams.delete(key)
  }
  if (url.href === window.location.href) return
  try {
    window.history.replaceState(window.history.state, "", url)
    rememberQuery()
  } catch {
    // Safari throws after a hundred changes in thirty seconds: the page works on, with an outdated address.
  }
}

/**
 * Calls `read` with the query of the address, now and after Back or Forward on this page: one to another page is none of
 * its business. `isFirst` is true now, which for a program that wakes up is not its first time. Returns the unsubscribe
 * function.
 */
export function watchQuery(read: (query: URLSearchParams, isFirst: boolean) => void): () => void {
  const { pathname, search } = window.location
  const load = () => {
    if (window.location.pathname === pathname) read(new URLSearchParams(window.location.search), false)
  }
  read(new URLSearchParams(search), true)
  window.addEventListener("popstate", load)
  return () => window.removeEventListener("popstate", load)
}

/**
 * Returns the value of a key in the page's query, null without one and in the first render, and its setter. The setter
 * replaces the address without a new history entry; null removes the key. A value too long for the address is kept only
 * in memory.
 */
export function useQuery(key: string): [string | null, (value: string | null) => void] {
  const [value, setValue] = useState<string | null>(null)
  /** The text in the address at the last change: null for a value that is too long for it. */
  const written = useRef<string | null>(null)
  useEffect(
    () =>
      watchQuery((query, isFirst) => {
        const text = query.get(key)
        // A program that wakes up at its old address keeps a value that is only in memory.
        if (isFirst && text === written.current) return
        written.current = text
        setValue(text)
      }),
    [key],
  )
  const set = useCallback(
    (next: string | null) => {
      putQuery({ [key]: next })
      written.current = new URLSearchParams(window.location.search).get(key)
      setValue(next)
    },
    [key],
  )
  return [value, set]
}

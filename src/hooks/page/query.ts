/** State in the query of the address, which a link restores, without entries in the history. */
import { useCallback, useEffect, useState } from "react"

/** The maximum length of an address, in characters, that all browsers and servers accept. */
export const maxAddressLength = 8000

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
  } catch {
    // Safari throws after a hundred changes in thirty seconds: the page works on, with an outdated address.
  }
}

/** Calls `read` with the query of the address, now and after Back or Forward. Returns the unsubscribe function. */
export function watchQuery(read: (query: URLSearchParams) => void): () => void {
  const load = () => read(new URLSearchParams(window.location.search))
  load()
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
  useEffect(() => watchQuery(query => setValue(query.get(key))), [key])
  const set = useCallback(
    (next: string | null) => {
      putQuery({ [key]: next })
      setValue(next)
    },
    [key],
  )
  return [value, set]
}

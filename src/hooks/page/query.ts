/** State in the address: a link to it brings the same thing back, and Back is not filled with steps. */
import { useCallback, useEffect, useState } from "react"

/** How many characters an address may have and still be passed on everywhere. */
export const maxAddressLength = 8000

/**
 * Puts the values of keys into the address in one change, without a new step in the history; null removes a key, and so
 * does a value that would make the address too long.
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
    // Safari refuses more than a hundred changes in thirty seconds: the page goes on, and its link stays behind.
  }
}

/** Calls `read` with the query of the address, at once and whenever Back or Forward changes it; returns the way to stop. */
export function watchQuery(read: (query: URLSearchParams) => void): () => void {
  const load = () => read(new URLSearchParams(window.location.search))
  load()
  window.addEventListener("popstate", load)
  return () => window.removeEventListener("popstate", load)
}

/**
 * The value of a key in the page's query, or null, and a setter. It is null in the first render and read after it;
 * setting replaces the address without a new step in the history, and null removes the key. A value too long for an
 * address is kept on the page alone.
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

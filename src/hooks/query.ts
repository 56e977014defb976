/** State in the address: a link to it brings the same thing back, and Back is not filled with steps. */
import { useCallback, useEffect, useState } from "react"

/** How many characters an address may have and still be passed on everywhere. */
export const longestAddress = 8000

/** Puts the value of a key into the address; one that would make it too long is left out, and null too. */
function put(key: string, value: string | null): void {
  const url = new URL(window.location.href)
  if (value === null || value.length > longestAddress) url.searchParams.delete(key)
  else url.searchParams.set(key, value)
  if (url.href.length > longestAddress) url.searchParams.delete(key)
  try {
    window.history.replaceState(window.history.state, "", url)
  } catch {
    // Safari refuses more than a hundred changes in thirty seconds: the next one will tell the whole state again.
  }
}

/**
 * The value of a key in the page's query, or null, and a setter. It is null in the first render and read after it;
 * setting replaces the address without a new step in the history, and null removes the key. A value too long for an
 * address is kept on the page alone.
 */
export function useQuery(key: string): [string | null, (value: string | null) => void] {
  const [value, setValue] = useState<string | null>(null)
  useEffect(() => {
    const load = () => setValue(new URLSearchParams(window.location.search).get(key))
    load()
    window.addEventListener("popstate", load)
    return () => window.removeEventListener("popstate", load)
  }, [key])
  const set = useCallback(
    (next: string | null) => {
      put(key, next)
      setValue(next)
    },
    [key],
  )
  return [value, set]
}

/** State in the address: a link to it brings the same thing back, and Back is not filled with steps. */
import { useCallback, useEffect, useState } from "react"

/**
 * The value of a key in the page's query, or null, and a setter. It is null in the first render and read after it;
 * setting replaces the address without a new step in the history, and null removes the key.
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
      const url = new URL(window.location.href)
      if (next === null) url.searchParams.delete(key)
      else url.searchParams.set(key, next)
      window.history.replaceState(window.history.state, "", url)
      setValue(next)
    },
    [key],
  )
  return [value, set]
}

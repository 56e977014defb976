import { useCallback, useSyncExternalStore } from "react"

/** Returns whether a media query matches, kept up to date; `initial` in the first render. */
export function useMedia(query: string, initial = false): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener("change", listener)
      return () => media.removeEventListener("change", listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => initial,
  )
}

import { useCallback, useSyncExternalStore } from "react"

/** Whether a media query fits, followed as the window changes; `first` before that is known. */
export function useMedia(query: string, first = false): boolean {
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
    () => first,
  )
}

import { useSyncExternalStore } from "react"

const query = "(min-width: 900px)"

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query)
  media.addEventListener("change", listener)
  return () => media.removeEventListener("change", listener)
}

/** How many doors hang in a row: 8 on a wide window, where all are then in sight at once, and 4 on a narrow one. */
export function useColumns(): number {
  const isWide = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
  return isWide ? 8 : 4
}

import { useSyncExternalStore } from "react"

const query = "(min-width: 760px)"

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query)
  media.addEventListener("change", listener)
  return () => media.removeEventListener("change", listener)
}

/** How many bytes fit into a row: 16 on a wide window, 8 on a narrow one. */
export function useColumns(): number {
  const isWide = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => true,
  )
  return isWide ? 16 : 8
}

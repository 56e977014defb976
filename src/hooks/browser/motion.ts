/** Permission for motion: neither the browser nor the visitor has asked for calm. */
import { useSyncExternalStore } from "react"
import { boolean } from "valibot"
import { storageEntry } from "../storage/storageEntry"
import { useStorage } from "../storage/useStorage"

export const calmMode = storageEntry("calm", boolean(), false)
const query = "(prefers-reduced-motion: reduce)"

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query)
  media.addEventListener("change", listener)
  return () => media.removeEventListener("change", listener)
}

/**
 * Returns whether motion is allowed; false on the server, in the first render, in calm mode and with reduced motion.
 */
export function useMotion(): boolean {
  const [calm] = useStorage(calmMode)
  const welcome = useSyncExternalStore(
    subscribe,
    () => !window.matchMedia(query).matches,
    () => false,
  )
  return welcome && !calm
}

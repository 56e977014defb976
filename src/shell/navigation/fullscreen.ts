/** Full screen mode for the site. iPhones don't support it for pages, so nothing offers it there. */
import { useSyncExternalStore } from "react"
import { track } from "../../hooks/outside/track"

/** Returns whether the browser supports full screen mode for pages. */
export function canFullscreen(): boolean {
  return (
    document.fullscreenEnabled === true && typeof document.documentElement.requestFullscreen === "function"
  )
}

/** Enters or leaves full screen mode; does nothing if the browser refuses. */
export async function toggleFullscreen(): Promise<void> {
  if (!canFullscreen()) return
  try {
    if (document.fullscreenElement) return await document.exitFullscreen()
    await document.documentElement.requestFullscreen()
    track({ category: "fullscreen", action: "open" })
  } catch {
    // Refused by a setting or by the frame around the page.
  }
}

function subscribe(listener: () => void): () => void {
  document.addEventListener("fullscreenchange", listener)
  return () => document.removeEventListener("fullscreenchange", listener)
}

/** Returns the state of full screen mode and its switch; `available` is false in the first render. */
export function useFullscreen(): { available: boolean; on: boolean; toggle: () => void } {
  const available = useSyncExternalStore(subscribe, canFullscreen, () => false)
  const on = useSyncExternalStore(
    subscribe,
    () => Boolean(document.fullscreenElement),
    () => false,
  )
  return { available, on, toggle: () => void toggleFullscreen() }
}

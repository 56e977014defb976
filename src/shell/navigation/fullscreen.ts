/** The whole screen for the site, where the browser can: iPhones can't, and then nothing offers it. */
import { useSyncExternalStore } from "react"
import { track } from "../../hooks/outside/track"

/** Whether this browser lets a page fill the screen. */
export function canFullscreen(): boolean {
  return (
    document.fullscreenEnabled === true && typeof document.documentElement.requestFullscreen === "function"
  )
}

/** Fills the screen with the site, or gives it back; a browser that refuses is left alone. */
export async function toggleFullscreen(): Promise<void> {
  if (!canFullscreen()) return
  try {
    if (document.fullscreenElement) return await document.exitFullscreen()
    await document.documentElement.requestFullscreen()
    track({ category: "fullscreen", action: "open" })
  } catch {
    // Refused, by a setting or a frame: the page stays as it is.
  }
}

function subscribe(listener: () => void): () => void {
  document.addEventListener("fullscreenchange", listener)
  return () => document.removeEventListener("fullscreenchange", listener)
}

/** Whether the screen can be filled (false in the first render), whether it is, and the switch. */
export function useFullscreen(): { available: boolean; on: boolean; toggle: () => void } {
  const available = useSyncExternalStore(subscribe, canFullscreen, () => false)
  const on = useSyncExternalStore(
    subscribe,
    () => Boolean(document.fullscreenElement),
    () => false,
  )
  return { available, on, toggle: () => void toggleFullscreen() }
}

/** Full screen mode for the page or one of its elements. iPhones don't support it, so nothing offers it there. */
import { type RefObject, useSyncExternalStore } from "react"
import { track } from "../outside/track"

/** Returns whether the browser supports full screen mode. */
export function canFullscreen(): boolean {
  return (
    document.fullscreenEnabled === true && typeof document.documentElement.requestFullscreen === "function"
  )
}

/** Returns whether an element fills the screen; for the root, whether any does. */
function isFullscreen(element: Element | null): boolean {
  if (element === document.documentElement) return Boolean(document.fullscreenElement)
  return element !== null && document.fullscreenElement === element
}

/**
 * Enters or leaves full screen mode; does nothing if the browser refuses. `label` names what was enlarged in the
 * statistics, if it isn't the page.
 */
export async function toggleFullscreen(
  element: Element | null = document.documentElement,
  label?: string,
): Promise<void> {
  if (!canFullscreen()) return
  try {
    if (isFullscreen(element)) return await document.exitFullscreen()
    await element?.requestFullscreen()
    track({ category: "fullscreen", action: "open", ...(label !== undefined && { label }) })
  } catch {
    // Refused by a setting or by the frame around the page.
  }
}

function subscribe(listener: () => void): () => void {
  document.addEventListener("fullscreenchange", listener)
  return () => document.removeEventListener("fullscreenchange", listener)
}

type Fullscreen = { available: boolean; on: boolean; toggle: () => void }

/**
 * Returns the state of full screen mode and its switch, for the page or for an element with its label in the statistics;
 * `available` is false in the first render.
 */
export function useFullscreen(target?: RefObject<Element | null>, label?: string): Fullscreen {
  const element = () => (target ? target.current : document.documentElement)
  const available = useSyncExternalStore(subscribe, canFullscreen, () => false)
  const on = useSyncExternalStore(
    subscribe,
    () => isFullscreen(element()),
    () => false,
  )
  return { available, on, toggle: () => void toggleFullscreen(element(), label) }
}

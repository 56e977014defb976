import { type RefObject, useSyncExternalStore } from "react"
import { useMounted } from "../../../hooks/browser/mounted"
import { track } from "../../../hooks/outside/track"

function subscribe(listener: () => void): () => void {
  document.addEventListener("fullscreenchange", listener)
  return () => document.removeEventListener("fullscreenchange", listener)
}

/** Returns whether fullscreen is available (not on an iPhone), whether it is on, and a toggle. */
export function useFullscreen(element: RefObject<HTMLElement | null>) {
  const mounted = useMounted()
  const on = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null && document.fullscreenElement === element.current,
    () => false,
  )
  const toggle = async () => {
    try {
      if (on) return await document.exitFullscreen()
      await element.current?.requestFullscreen()
      track({ category: "fullscreen", action: "open", label: "mesmerizing" })
    } catch {
      // The browser refused; the picture stays in place.
    }
  }
  return { available: mounted && document.fullscreenEnabled === true, on, toggle }
}

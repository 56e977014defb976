/** A selector that is loose on the site: it goes on catching on other pages until somebody catches it. */
import { useSyncExternalStore } from "react"
import { highlightMatches } from "./loose"

type Runaway = { selector: string; stop: () => void }

let runaway: Runaway | null = null
const listeners = new Set<() => void>()

const tell = () => {
  for (const listener of listeners) listener()
}

/** The button that catches it, on whichever page it is. */
function leash(selector: string): () => void {
  const button = document.createElement("button")
  button.type = "button"
  // The visitor's own words, from whichever side they are read.
  const name = document.createElement("bdi")
  name.textContent = selector.length > 24 ? `${selector.slice(0, 23)}…` : selector
  button.append("Catch ", name)
  button.style.cssText =
    "position: fixed; inset: auto 12px 56px auto; z-index: 1500; max-width: calc(100vw - 24px); min-height: 44px"
  button.addEventListener("click", catchIt)
  const hear = (event: KeyboardEvent) => {
    if (event.key === "Escape") catchIt()
  }
  document.body.append(button)
  window.addEventListener("keydown", hear)
  return () => {
    button.remove()
    window.removeEventListener("keydown", hear)
  }
}

/** Lets a selector loose, in place of the one that is. */
export function letLoose(selector: string): void {
  runaway?.stop()
  const [unmark, unleash] = [highlightMatches(document, selector), leash(selector)]
  runaway = {
    selector,
    stop: () => {
      unmark()
      unleash()
    },
  }
  tell()
}

/** Catches the selector that is loose, if there is one. */
export function catchIt(): void {
  runaway?.stop()
  runaway = null
  tell()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the selector that is loose; null if there is none. */
export const useRunaway = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => runaway?.selector ?? null,
    () => null,
  )

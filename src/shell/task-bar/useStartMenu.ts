/** How the Start menu opens and closes, and how the arrow keys go through it. */
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react"
import { flushSync } from "react-dom"

/** The place among `count` entries that a key leads to from `at` (-1: none of them); null for other keys. */
export function nextEntry(key: string, at: number, count: number): number | null {
  if (count === 0) return null
  if (key === "ArrowDown") return (at + 1) % count
  if (key === "ArrowUp") return at <= 0 ? count - 1 : at - 1
  if (key === "Home" && at >= 0) return 0
  if (key === "End" && at >= 0) return count - 1
  return null
}

/** The menu's state on the page at `path`; another page finds it closed. `root` holds the button and the menu. */
export function useStartMenu(path: string) {
  const [openOn, setOpenOn] = useState<string | null>(null)
  const open = openOn === path
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  const holds = (target: EventTarget | null) =>
    target instanceof Node && root.current?.contains(target) === true
  const close = () => setOpenOn(null)
  const leave = useEffectEvent((event: Event) => {
    const away = event instanceof globalThis.KeyboardEvent ? event.key === "Escape" : !holds(event.target)
    if (!away) return
    if (event instanceof globalThis.KeyboardEvent) button.current?.focus({ preventScroll: true })
    close()
  })
  useEffect(() => {
    if (!open) return
    document.addEventListener("keydown", leave)
    document.addEventListener("pointerdown", leave)
    document.addEventListener("focusin", leave)
    return () => {
      document.removeEventListener("keydown", leave)
      document.removeEventListener("pointerdown", leave)
      document.removeEventListener("focusin", leave)
    }
  }, [open])

  const keyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || !/^(Arrow(Up|Down)|Home|End)$/.test(event.key))
      return
    flushSync(() => setOpenOn(path))
    const entries = [...(root.current?.querySelectorAll<HTMLElement>("[data-entry]") ?? [])]
    const at = document.activeElement instanceof HTMLElement ? entries.indexOf(document.activeElement) : -1
    const next = nextEntry(event.key, at, entries.length)
    if (next === null) return
    event.preventDefault()
    entries[next]?.focus({ preventScroll: true })
  }

  return {
    open,
    root,
    button,
    toggle: () => setOpenOn(open ? null : path),
    /** Closes the menu, with the focus on its button again. */
    closeToButton: () => {
      button.current?.focus({ preventScroll: true })
      close()
    },
    close,
    keyDown,
  }
}

/** The state of the Start menu and its keyboard navigation. */
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react"
import { flushSync } from "react-dom"

/** Returns the index among `count` entries that a key moves to from `at` (-1 for none); null for other keys. */
export function nextEntry(key: string, at: number, count: number): number | null {
  if (count === 0) return null
  if (key === "ArrowDown") return (at + 1) % count
  if (key === "ArrowUp") return at <= 0 ? count - 1 : at - 1
  if (key === "Home" && at >= 0) return 0
  if (key === "End" && at >= 0) return count - 1
  return null
}

/** Returns the menu's state, which a change of `path` closes. `root` contains the button and the menu. */
export function useStartMenu(path: string) {
  const [openOn, setOpenOn] = useState<string | null>(null)
  const open = openOn === path
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  const contains = (target: EventTarget | null) =>
    target instanceof Node && root.current?.contains(target) === true
  const close = () => setOpenOn(null)
  const closeOnLeave = useEffectEvent((event: Event) => {
    const isLeaving =
      event instanceof globalThis.KeyboardEvent ? event.key === "Escape" : !contains(event.target)
    if (!isLeaving) return
    if (event instanceof globalThis.KeyboardEvent) button.current?.focus({ preventScroll: true })
    close()
  })
  useEffect(() => {
    if (!open) return
    document.addEventListener("keydown", closeOnLeave)
    document.addEventListener("pointerdown", closeOnLeave)
    document.addEventListener("focusin", closeOnLeave)
    return () => {
      document.removeEventListener("keydown", closeOnLeave)
      document.removeEventListener("pointerdown", closeOnLeave)
      document.removeEventListener("focusin", closeOnLeave)
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
    /** Closes the menu and returns the focus to its button. */
    closeToButton: () => {
      button.current?.focus({ preventScroll: true })
      close()
    },
    close,
    keyDown,
  }
}

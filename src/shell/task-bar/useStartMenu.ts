/** The state of the Start menu and its keyboard navigation. */
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { entryIndexForKey } from "../menuKeys"

/** Returns the menu's state, which a change of `path` closes. `root` contains the button and the menu. */
export function useStartMenu(path: string) {
  const [openOn, setOpenOn] = useState<string | null>(null)
  const open = openOn === path
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  // The dialog that reports a menu which has not loaded belongs to it.
  const contains = (target: EventTarget | null) =>
    target instanceof Node &&
    (root.current?.contains(target) === true ||
      (target instanceof Element && target.closest("dialog") !== null))
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

  /** Moves the focus to the entry that a key leads to; returns whether there is one. */
  const moveFocus = (key: string): boolean => {
    const { activeElement } = document
    const list = activeElement?.closest("[data-level]") ?? root.current
    const entries = [...(list?.querySelectorAll<HTMLElement>("[data-entry]") ?? [])].filter(
      entry => (entry.closest("[data-level]") ?? root.current) === list,
    )
    const at = activeElement instanceof HTMLElement ? entries.indexOf(activeElement) : -1
    const labels = entries.map(entry => (entry.textContent ?? "").trim())
    const next = entries.length > 0 ? entryIndexForKey(key, at, labels) : null
    if (next === null) return false
    entries[next]?.focus({ preventScroll: true })
    return true
  }

  const keyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const isLetter = open && /^[\p{L}\d]$/u.test(event.key)
    if (!isLetter && !/^(Arrow(Up|Down)|Home|End)$/.test(event.key)) return
    flushSync(() => setOpenOn(path))
    // Outside menus, letters and digits are hot keys of the site.
    if (isLetter) event.stopPropagation()
    const { key } = event
    if (root.current?.querySelector("[data-entry]")) {
      if (moveFocus(key)) event.preventDefault()
      return
    }
    // The menu is still loading: the key that has opened it moves the focus when it is there.
    event.preventDefault()
    const observer = new MutationObserver(() => moveFocus(key) && observer.disconnect())
    if (root.current) observer.observe(root.current, { childList: true, subtree: true })
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

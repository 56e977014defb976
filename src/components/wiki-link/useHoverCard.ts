import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from "react"

/** The time of hover or focus before the card opens, in milliseconds. */
export const openDelayMs = 300
/** The time before the card closes, in milliseconds, so that the pointer can move from the link to the card. */
const closeDelayMs = 200
/** Matches screens without room for a card. */
const narrowScreen = "(max-width: 499.98px)"

/**
 * Opens a hover card a little after a link is hovered or reached by keyboard, until neither is true any more or Escape
 * is pressed (WCAG 2.2, 1.4.13). The handlers belong on an element around link and card.
 */
export function useHoverCard() {
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const reasons = useRef({ pointer: false, focus: false })
  /** True while the focus comes from a click, which doesn't open the card. */
  const pressed = useRef(false)

  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    if (!open) return
    const press = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return
      // Escape closes only the card, and not a dialog around it.
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
    }
    window.addEventListener("keydown", press, true)
    return () => window.removeEventListener("keydown", press, true)
  }, [open])

  const change = (reason: "pointer" | "focus", isActive: boolean) => {
    reasons.current[reason] = isActive
    const { pointer, focus } = reasons.current
    const isWanted = pointer || focus
    clearTimeout(timer.current)
    if (isWanted && window.matchMedia(narrowScreen).matches) return
    timer.current = setTimeout(() => setOpen(isWanted), isWanted ? openDelayMs : closeDelayMs)
  }

  return {
    open,
    handlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== "touch") change("pointer", true)
      },
      onPointerLeave: () => change("pointer", false),
      onPointerDown: () => {
        pressed.current = true
      },
      onFocus: ({ target }: FocusEvent) => {
        if (!pressed.current && target.matches(":focus-visible")) change("focus", true)
      },
      onBlur: () => {
        pressed.current = false
        change("focus", false)
      },
    },
  }
}

import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from "react"

/** How long one points at a link or stays on it before more is said, in milliseconds. */
export const delay = 300
/** How long the way from the link to the card may take. */
const grace = 200
/** Screens on which there is no room for it. */
const narrow = "(max-width: 499.98px)"

/**
 * Whether something is wanted beside a link: a little after it is pointed at or reached by keyboard, until neither
 * holds any more, or Escape is pressed (WCAG 2.2, 1.4.13). The handlers go to an element round link and card.
 */
export function useHint() {
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const reasons = useRef({ pointer: false, focus: false })
  /** Focus that comes of a press is not asked for by keyboard. */
  const pressed = useRef(false)

  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    if (!open) return
    const press = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return
      // Only this closes, and not the dialog that it stands in.
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
    }
    window.addEventListener("keydown", press, true)
    return () => window.removeEventListener("keydown", press, true)
  }, [open])

  const change = (reason: "pointer" | "focus", holds: boolean) => {
    reasons.current[reason] = holds
    const { pointer, focus } = reasons.current
    const wanted = pointer || focus
    clearTimeout(timer.current)
    if (wanted && window.matchMedia(narrow).matches) return
    timer.current = setTimeout(() => setOpen(wanted), wanted ? delay : grace)
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

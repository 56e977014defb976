/** Keys of a toy in view that work while nothing has the focus, so that a board needs no press first. */
import { type RefObject, useEffect, useEffectEvent } from "react"
import { isHotKeyAllowed, isOnBody, widget } from "../../hooks/browser/hotKeys"
import { useLetterKeys } from "../../hooks/storage/letterKeys"

/** The arrow keys by `KeyboardEvent.key`. */
export const arrowKeys = /^Arrow(Left|Right|Up|Down)$/

/** Returns whether at least half of an element's height is in view. */
export function isInView(element: Element | null): boolean {
  if (!element) return false
  const { top, bottom, height } = element.getBoundingClientRect()
  return Math.min(bottom, window.innerHeight) - Math.max(top, 0) >= height / 2
}

/** Returns whether the focus is on the window around the toy, which gets it from a press beside its controls. */
function isOnItsWindow({ target }: KeyboardEvent, toy: Element | null): boolean {
  return target instanceof Element && target.matches(".window[tabindex='-1']") && target.contains(toy)
}

/** Keys that activate a button. */
const pressing = /^(Enter| )$/

/**
 * Returns whether the focus is on a plain button in the toy's window, where it stays after a press. Buttons in
 * menus, grids and other widgets handle keys themselves.
 */
function isOnItsButton({ target, key }: KeyboardEvent, toy: Element | null): boolean {
  if (!(target instanceof Element) || pressing.test(key)) return false
  return (
    target.matches("button:not([role], [aria-haspopup])") &&
    !target.closest(`[data-chrome], ${widget}`) &&
    target.closest(".window")?.contains(toy) === true
  )
}

/**
 * Calls `run` for a key that matches `keys` (by `KeyboardEvent.key`), pressed while the focus is on the page
 * itself, on the window around `toy` or on a button in it, and at least half of `toy` is in view. Neither the
 * browser nor the site's hot keys handle it then. Single characters are ignored if the visitor has turned letter
 * keys off (WCAG 2.1.4).
 */
export function useGlobalKeys(
  toy: RefObject<Element | null>,
  keys: RegExp,
  run: (event: KeyboardEvent) => void,
): void {
  const [letters] = useLetterKeys()
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!keys.test(event.key) || (event.key.length === 1 && !letters)) return
    if (event.defaultPrevented || (event.shiftKey && event.key.length > 1)) return
    if (!isHotKeyAllowed(event) || !isInView(toy.current)) return
    if (!isOnBody(event) && !isOnItsWindow(event, toy.current) && !isOnItsButton(event, toy.current)) return
    event.preventDefault()
    run(event)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    // In the capture phase, before the site's hot keys.
    window.addEventListener("keydown", listen, true)
    return () => window.removeEventListener("keydown", listen, true)
  }, [])
}

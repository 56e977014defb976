/** Keyboard control of a visible toy without focus, so that a board can be played without clicking it first. */
import { type RefObject, useEffect, useEffectEvent } from "react"
import { isFree, isOnBody } from "../../hooks/browser/hotKeys"
import { useLetterKeys } from "../../hooks/storage/letterKeys"

/** Matches the arrow keys' names in `KeyboardEvent.key`. */
export const arrows = /^Arrow(Left|Right|Up|Down)$/

/** Returns whether at least half of an element's height is in the viewport. */
export function isInView(element: Element | null): boolean {
  if (!element) return false
  const { top, bottom, height } = element.getBoundingClientRect()
  return Math.min(bottom, window.innerHeight) - Math.max(top, 0) >= height / 2
}

/** Returns whether the focus is on the window around the toy, which gets it when clicked beside its controls. */
function isOnItsWindow({ target }: KeyboardEvent, toy: Element | null): boolean {
  return target instanceof Element && target.matches(".window[tabindex='-1']") && target.contains(toy)
}

/**
 * Calls `run` for a key that matches `keys` (by `KeyboardEvent.key`) while the focus is on the page itself or on the
 * window around `toy`, and at least half of `toy` is in view. The browser and the site's hot keys don't get the key
 * then. Keys of one character are ignored if the visitor has turned letter keys off (WCAG 2.1.4).
 */
export function useFreeKeys(
  toy: RefObject<Element | null>,
  keys: RegExp,
  run: (event: KeyboardEvent) => void,
): void {
  const [hasLetterKeys] = useLetterKeys()
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!keys.test(event.key) || (event.key.length === 1 && !hasLetterKeys)) return
    if (event.defaultPrevented || (event.shiftKey && event.key.length > 1)) return
    if (!isFree(event) || !isInView(toy.current)) return
    if (!isOnBody(event) && !isOnItsWindow(event, toy.current)) return
    event.preventDefault()
    run(event)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    // The capture phase, before the site's hot keys get the event in the bubble phase.
    window.addEventListener("keydown", listen, true)
    return () => window.removeEventListener("keydown", listen, true)
  }, [])
}

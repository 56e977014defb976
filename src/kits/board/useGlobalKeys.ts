/** Keys for a toy in view while nothing has the focus: nobody has to press a board before it can be played. */
import { type RefObject, useEffect, useEffectEvent } from "react"
import { isHotKeyAllowed, isOnBody, widget } from "../../hooks/browser/hotKeys"
import { useLetterKeys } from "../../hooks/storage/letterKeys"

/** The arrow keys, as `KeyboardEvent.key` names them. */
export const arrowKeys = /^Arrow(Left|Right|Up|Down)$/

/** Whether half of an element or more is in view. */
export function isInView(element: Element | null): boolean {
  if (!element) return false
  const { top, bottom, height } = element.getBoundingClientRect()
  return Math.min(bottom, window.innerHeight) - Math.max(top, 0) >= height / 2
}

/** Whether the focus is on the window around the toy, which takes it where it is pressed beside its controls. */
function isOnItsWindow({ target }: KeyboardEvent, toy: Element | null): boolean {
  return target instanceof Element && target.matches(".window[tabindex='-1']") && target.contains(toy)
}

/** Keys that a button is pressed by. */
const pressing = /^(Enter| )$/

/**
 * Whether the focus is on a plain button in the toy's window: it stays there after a press, and whoever plays goes on
 * playing. What has keys of its own, a menu, a grid or a field, is no plain button.
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
 * `run` hears a key of `keys` (matched against `KeyboardEvent.key`) that is pressed while the focus is on the page itself,
 * on the window around `toy` or on a button in it, and half of `toy` or more is in view; neither the browser nor the site's hot keys have
 * it then. Keys of one character are left alone where the visitor has turned letter keys off (WCAG 2.1.4).
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
    // On the way down, before the site's hot keys hear it on its way up.
    window.addEventListener("keydown", listen, true)
    return () => window.removeEventListener("keydown", listen, true)
  }, [])
}

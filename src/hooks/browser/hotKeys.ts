/** Keys and typed words with an effect on the page, except in text fields and games. */

import { useEffect, useEffectEvent, useRef } from "react"
import { useLetterKeys } from "../storage/letterKeys"
import { isComposing } from "./composition"

export type HotKey = {
  /** Matches the end of the last characters typed, in lower case: /n$/ is a key, /juhqbest$/ a word. */
  typed: RegExp
  /** True if it works also in menus, grids and other widgets that may handle letters themselves. */
  inWidgets?: boolean
  /** True if it works also after a game has prevented the event's default: for words, which no game uses. */
  ignoresPrevented?: boolean
  /** True if it works only with the focus on the page itself, not on a link, button or other control. */
  onBody?: boolean
  /** Returns whether the action is available; if not, the key keeps its default. */
  available?: () => boolean
  run: (key: string) => void
}

const maxLength = 16
const body = "html, body, main, #gatsby-focus-wrapper"
/** A window gets the focus from a press on its text, which is no control. */
const pressedWindow = ".window[tabindex='-1']"
const field =
  "input:not([type=checkbox]):not([type=radio]), textarea, select, video, audio, [role=textbox], [role=searchbox], [role=combobox], [role=listbox], [role=spinbutton]"
/** Widgets that may handle letters themselves. */
export const widget =
  "[role=menu], [role=menubar], [role=tree], [role=grid], [role=tablist], [role=application]"

function isEditable(target: Element): boolean {
  const host = target.closest("[contenteditable]")
  return host !== null && host.getAttribute("contenteditable") !== "false"
}

/** Returns whether hot keys may handle an event: not while typing, playing with all keys, or in a dialog. */
export function isHotKeyAllowed(event: KeyboardEvent): boolean {
  const { target, ctrlKey, altKey, metaKey } = event
  if (ctrlKey || altKey || metaKey || isComposing(event)) return false
  if (document.querySelector('dialog[open], [aria-modal="true"]')) return false
  return !(target instanceof Element) || !(target.closest(`${field}, [data-keys]`) || isEditable(target))
}

function isInWidget({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest(widget) !== null
}

/** Returns whether the focus is on a window itself, and not on a control in it. */
function isOnWindow({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.matches(pressedWindow)
}

/** Returns whether the focus is on the page itself, and not on a link, button or field. */
export function isOnBody({ target }: KeyboardEvent): boolean {
  return !(target instanceof Element) || target.matches(body)
}

/** Returns whether the focus is on the page or its window, and hot keys may handle the event. */
export function isOnPage(event: KeyboardEvent): boolean {
  return isHotKeyAllowed(event) && (isOnBody(event) || isOnWindow(event))
}

/** Handles hot keys while `on`. The visitor's setting `letterKeys` turns all of them off. */
export function useHotKeys(keys: readonly HotKey[], on = true): void {
  const [letters] = useLetterKeys()
  const typed = useRef("")
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || event.key === "Shift" || event.key === "CapsLock") return
    if (event.key.length !== 1 || !isHotKeyAllowed(event)) {
      typed.current = ""
      return
    }
    typed.current = (typed.current + event.key.toLowerCase()).slice(-maxLength)
    const found = keys.find(
      key =>
        key.typed.test(typed.current) &&
        (!event.defaultPrevented || key.ignoresPrevented) &&
        (key.inWidgets || !isInWidget(event)) &&
        (!key.onBody || isOnBody(event) || isOnWindow(event)) &&
        (key.available?.() ?? true),
    )
    if (!found) return
    typed.current = ""
    event.preventDefault()
    found.run(event.key)
  })
  useEffect(() => {
    if (!on || !letters) return
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener("keydown", listen)
    return () => {
      typed.current = ""
      window.removeEventListener("keydown", listen)
    }
  }, [on, letters])
}

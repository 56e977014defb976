/** Hot keys and typed words of the page, ignored in text fields, games and dialogs. */

import { useEffect, useEffectEvent, useRef } from "react"
import { useLetterKeys } from "../storage/letterKeys"
import { isComposing } from "./typedKeys"

export type HotKey = {
  /** A pattern for the end of the characters typed last, in lower case: /n$/ is a key, /juhqbest$/ a word. */
  typed: RegExp
  /** Allows the key in menus, grids and other widgets, which may use letters themselves. */
  inWidgets?: boolean
  /** Allows the key when a game has handled the letter: for words, which no game uses. */
  evenTaken?: boolean
  /** Requires the focus on the page itself, and not on a link, a button or another control. */
  onBody?: boolean
  /** Returns whether the command is possible here; if not, the key keeps its browser function. */
  available?: () => boolean
  run: (key: string) => void
}

const maxLength = 16
const bodySelector = "html, body, main, #gatsby-focus-wrapper"
/** The page's window, which takes the focus when its text is clicked. */
const windowSelector = ".window[tabindex='-1']"
const fieldSelector =
  "input:not([type=checkbox]):not([type=radio]), textarea, select, video, audio, [role=textbox], [role=searchbox], [role=combobox], [role=listbox], [role=spinbutton]"
const widgetSelector =
  "[role=menu], [role=menubar], [role=tree], [role=grid], [role=tablist], [role=application]"

function isEditable(target: Element): boolean {
  const host = target.closest("[contenteditable]")
  return host !== null && host.getAttribute("contenteditable") !== "false"
}

/** Returns whether hot keys may act on a key: not in text fields, dialogs or games that use all keys. */
export function isFree(event: KeyboardEvent): boolean {
  const { target, ctrlKey, altKey, metaKey } = event
  if (ctrlKey || altKey || metaKey || isComposing(event)) return false
  if (document.querySelector('dialog[open], [aria-modal="true"]')) return false
  return (
    !(target instanceof Element) || !(target.closest(`${fieldSelector}, [data-keys]`) || isEditable(target))
  )
}

function isInWidget({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest(widgetSelector) !== null
}

/** Returns whether the focus is on a window itself, and not on a control in it. */
function isOnWindow({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.matches(windowSelector)
}

/** Returns whether a key was pressed on the page itself, without a link, button or field in focus. */
export function isOnBody({ target }: KeyboardEvent): boolean {
  return !(target instanceof Element) || target.matches(bodySelector)
}

/** Listens to hot keys while enabled. The visitor's setting `letterKeys` turns all of them off. */
export function useHotKeys(keys: readonly HotKey[], isEnabled = true): void {
  const [hasLetterKeys] = useLetterKeys()
  const typed = useRef("")
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || event.key === "Shift" || event.key === "CapsLock") return
    if (event.key.length !== 1 || !isFree(event)) {
      typed.current = ""
      return
    }
    typed.current = (typed.current + event.key.toLowerCase()).slice(-maxLength)
    const found = keys.find(
      key =>
        key.typed.test(typed.current) &&
        (!event.defaultPrevented || key.evenTaken) &&
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
    if (!isEnabled || !hasLetterKeys) return
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener("keydown", listen)
    return () => {
      typed.current = ""
      window.removeEventListener("keydown", listen)
    }
  }, [isEnabled, hasLetterKeys])
}

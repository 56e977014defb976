/** Keys and words that do something when they are typed on the page, and never where somebody writes or plays. */

import { useEffect, useEffectEvent, useRef } from "react"
import { useLetterKeys } from "../storage/letterKeys"
import { isComposing } from "./composition"

export type HotKey = {
  /** What the last characters typed, in lower case, have to end with: /n$/ is a key, /juhqbest$/ a word. */
  typed: RegExp
  /** Whether it is heard also in menus, grids and the like, which may know letters of their own. */
  inWidgets?: boolean
  /** Whether it is heard also where a game has taken the letters: for words, which no game is played by. */
  ignoresPrevented?: boolean
  /** Whether it is heard only with the focus on the page itself, and not on a link, a button or the like. */
  onBody?: boolean
  /** Whether it can be done at all here; where it can't, the key stays the browser's. */
  available?: () => boolean
  run: (key: string) => void
}

const maxLength = 16
const body = "html, body, main, #gatsby-focus-wrapper"
/** A window takes the focus where its text is pressed, which is no control of it. */
const pressedWindow = ".window[tabindex='-1']"
const field =
  "input:not([type=checkbox]):not([type=radio]), textarea, select, video, audio, [role=textbox], [role=searchbox], [role=combobox], [role=listbox], [role=spinbutton]"
/** What may know letters of its own. */
export const widget =
  "[role=menu], [role=menubar], [role=tree], [role=grid], [role=tablist], [role=application]"

function isEditable(target: Element): boolean {
  const host = target.closest("[contenteditable]")
  return host !== null && host.getAttribute("contenteditable") !== "false"
}

/** Whether a key is pressed where hot keys may be: nobody writes there, plays with all keys or answers a dialog. */
export function isHotKeyAllowed(event: KeyboardEvent): boolean {
  const { target, ctrlKey, altKey, metaKey } = event
  if (ctrlKey || altKey || metaKey || isComposing(event)) return false
  if (document.querySelector('dialog[open], [aria-modal="true"]')) return false
  return !(target instanceof Element) || !(target.closest(`${field}, [data-keys]`) || isEditable(target))
}

function isInWidget({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest(widget) !== null
}

/** Whether the focus is on a window itself, and not on anything in it. */
function isOnWindow({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.matches(pressedWindow)
}

/** Whether a key was pressed on the page itself, with no link, button or field in focus. */
export function isOnBody({ target }: KeyboardEvent): boolean {
  return !(target instanceof Element) || target.matches(body)
}

/** Whether a key is pressed on the page or its window, where it is free and nothing of it has the focus. */
export function isOnPage(event: KeyboardEvent): boolean {
  return isHotKeyAllowed(event) && (isOnBody(event) || isOnWindow(event))
}

/** Listens to hot keys while `on`; the visitor's switch, `letterKeys`, turns all of them off. */
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

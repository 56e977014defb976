/** Does again, as soon as the page can, what was pressed and typed before its scripts ran. */
import type { Held } from "./start"

/** What the starter remembered is given up after so many milliseconds: nobody expects an answer then. */
const patience = 30_000

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isSwitch = (field: Field) =>
  field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)

/** The value is put back to what React knows and set past it again, so that React sees a change. */
function retype(field: Field, typed: string): void {
  if (field instanceof HTMLSelectElement) {
    field.value = typed
    field.dispatchEvent(new Event("change", { bubbles: true }))
    return
  }
  if (isSwitch(field)) {
    const box = field as HTMLInputElement
    const wanted = typed === "true"
    if (box.checked === wanted && box.defaultChecked === wanted) return
    if (box.checked === wanted) box.checked = !wanted
    box.click()
    return
  }
  // A field without a caret, such as one of a number, says null.
  const caret = document.activeElement === field ? field.selectionEnd : null
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") ?? {}
  field.value = field.defaultValue
  set?.call(field, typed)
  field.dispatchEvent(new Event("input", { bubbles: true }))
  if (caret !== null) field.setSelectionRange(caret, caret)
}

function again({ type, target: held, place, index, value = "" }: Held): void {
  const target = held.isConnected ? held : place.querySelectorAll(held.tagName)[index]
  // Drawn anew it may be another; a button says by its words which one it is.
  if (!target || (type === "click" && target.textContent !== held.textContent)) return
  if (type === "click") (target as HTMLElement).click()
  else if (type === "submit") (target as HTMLFormElement).requestSubmit()
  else if ("value" in target) retype(target as Field, value)
}

/** Whether what it belongs to runs: its embed, or the page round it. */
const runs = ({ place }: Held): boolean => place.matches("[data-ready]")

/** To be called when the page round the embeds runs. What belongs to an embed waits for it; the order is kept. */
export function replayHeld(): void {
  const { held } = window
  const end = () => {
    clearTimeout(late)
    watch.disconnect()
    window.held = null
  }
  // The page round the embeds hears for itself from now on; what lies in an embed that is still coming is held on.
  const next = () => {
    while (held?.[0] && runs(held[0])) again(held.shift() as Held)
    if (!held?.length && !document.querySelector("[data-embed]:not([data-ready])")) end()
  }
  const late = setTimeout(end, patience)
  const watch = new MutationObserver(next)
  watch.observe(document.body, { attributes: true, attributeFilter: ["data-ready"], subtree: true })
  next()
}

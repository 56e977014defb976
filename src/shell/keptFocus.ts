/**
 * Keeps the focus on the page. The browser drops it when the element that has it leaves, hides or is disabled, and the
 * keyboard is back at the top: so what lies next to that place takes it.
 */
import { useEffect } from "react"

const inPlace = (element: Element) =>
  element.isConnected && (!("checkVisibility" in element) || element.checkVisibility())

const isLost = (element: Element) => !inPlace(element) || element.matches(":disabled")

/** Something that a second press, made before one has seen where the focus went, would set off. */
const isPressable = (element: Element) =>
  element.matches("a, button, input, select, textarea, summary, [role=button], [tabindex='0']") ||
  element.querySelector("a, button, input, select, textarea, summary") !== null

/** Gives the focus to an element that has none by itself, for as long as it keeps it. */
function lendFocus(element: HTMLElement): void {
  if (!element.hasAttribute("tabindex")) {
    element.tabIndex = -1
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true })
  }
  element.focus({ preventScroll: true })
}

/** Where the focus was, what is round that, the nearest first, and what stood before the part that has left. */
type Place = { element: HTMLElement; around: readonly HTMLElement[]; before: Element | null }

function locate(element: HTMLElement): Place {
  const around: HTMLElement[] = []
  for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) {
    around.push(each)
  }
  return { element, around, before: null }
}

function elementBefore(node: Node | null): Element | null {
  return node instanceof Element ? node : node instanceof CharacterData ? node.previousElementSibling : null
}

/** Begins to watch; returns what ends it. */
export function keepFocus(): () => void {
  let place: Place | null = null
  let frame = 0

  const settle = () => {
    frame = 0
    const { activeElement } = document
    if (!place || !isLost(place.element)) {
      // Whoever presses on nothing in particular wants no focus.
      if (activeElement === document.body) place = null
      return
    }
    // Something else has taken it, as a dialog that closes gives it back.
    if (activeElement !== document.body && activeElement !== place.element) return
    const { around, before } = place
    const words = before instanceof HTMLElement && inPlace(before) && !isPressable(before) ? before : null
    const next = words ?? around.find(inPlace) ?? document.querySelector("main")
    place = null
    if (next) lendFocus(next)
  }
  const soon = () => {
    frame ||= requestAnimationFrame(settle)
  }
  const observer = new MutationObserver(records => {
    if (!place) return
    const { element } = place
    for (const { removedNodes, previousSibling } of records) {
      const isGone = [...removedNodes].some(node => node.contains(element))
      if (isGone) place.before = elementBefore(previousSibling)
    }
    if (!element.isConnected || records.some(({ type }) => type === "attributes")) soon()
  })
  const arrive = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement) place = locate(target)
  }

  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ["disabled", "hidden", "inert", "open"],
  })
  document.addEventListener("focusin", arrive)
  document.addEventListener("focusout", soon)
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
    document.removeEventListener("focusin", arrive)
    document.removeEventListener("focusout", soon)
  }
}

/** Keeps the focus on the page for as long as the shell stands. */
export function useKeptFocus(): void {
  useEffect(() => keepFocus(), [])
}

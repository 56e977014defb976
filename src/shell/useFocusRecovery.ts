/**
 * Restores the focus when the focused element is removed, hidden or disabled. The browser would reset it to the top of the
 * document; instead an element next to the lost one gets it.
 */
import { useEffect } from "react"

const isShown = (element: Element) =>
  element.isConnected && (!("checkVisibility" in element) || element.checkVisibility())

const isLost = (element: Element) => !isShown(element) || element.matches(":disabled")

/** Returns whether a second key press, made before the visitor sees where the focus went, could activate the element. */
const isPressable = (element: Element) =>
  element.matches("a, button, input, select, textarea, summary, [role=button], [tabindex='0']") ||
  element.querySelector("a, button, input, select, textarea, summary") !== null

/** Focuses an element; one that isn't focusable gets a tabindex until it loses the focus. */
function focusTemporarily(element: HTMLElement): void {
  if (!element.hasAttribute("tabindex")) {
    element.tabIndex = -1
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true })
  }
  element.focus({ preventScroll: true })
}

/** The focused element, its ancestors, nearest first, and the element before the subtree that was removed. */
type FocusPlace = { element: HTMLElement; ancestors: readonly HTMLElement[]; before: Element | null }

function locate(element: HTMLElement): FocusPlace {
  const ancestors: HTMLElement[] = []
  for (
    let parent = element.parentElement;
    parent && parent !== document.body;
    parent = parent.parentElement
  ) {
    ancestors.push(parent)
  }
  return { element, ancestors, before: null }
}

function elementBefore(node: Node | null): Element | null {
  return node instanceof Element ? node : node instanceof CharacterData ? node.previousElementSibling : null
}

/** Watches the focus of the document; returns a function that stops it. */
export function restoreLostFocus(): () => void {
  let place: FocusPlace | null = null
  let frame = 0

  const restore = () => {
    frame = 0
    const { activeElement } = document
    if (!place || !isLost(place.element)) {
      // The visitor clicked on the page's background, which clears the focus on purpose.
      if (activeElement === document.body) place = null
      return
    }
    // Another element has it already: a closing dialog returns it, for example.
    if (activeElement !== document.body && activeElement !== place.element) return
    const { ancestors, before } = place
    const text = before instanceof HTMLElement && isShown(before) && !isPressable(before) ? before : null
    const next = text ?? ancestors.find(isShown) ?? document.querySelector("main")
    place = null
    if (next) focusTemporarily(next)
  }
  const schedule = () => {
    frame ||= requestAnimationFrame(restore)
  }
  const observer = new MutationObserver(records => {
    if (!place) return
    const { element } = place
    for (const { removedNodes, previousSibling } of records) {
      const isRemoved = [...removedNodes].some(node => node.contains(element))
      if (isRemoved) place.before = elementBefore(previousSibling)
    }
    if (!element.isConnected || records.some(({ type }) => type === "attributes")) schedule()
  })
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement) place = locate(target)
  }

  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ["disabled", "hidden", "inert", "open"],
  })
  document.addEventListener("focusin", remember)
  document.addEventListener("focusout", schedule)
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
    document.removeEventListener("focusin", remember)
    document.removeEventListener("focusout", schedule)
  }
}

/** Restores lost focus for as long as the calling component is mounted. */
export function useFocusRecovery(): void {
  useEffect(() => restoreLostFocus(), [])
}

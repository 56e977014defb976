/** How much text a box takes at most, and what to do with more. */

export type Box = HTMLInputElement | HTMLTextAreaElement

/**
 * Characters that a box takes where its `maxLength` says nothing else. A text box with millions of letters in it stops
 * the page, and what is typed by hand is shorter.
 */
const defaultLimits = { input: 3000, textarea: 20_000 }

const kinds = /^(?:text|search|url|tel|email|password|number)$/

/** The box that an event happens in, or null where it is no box for texts. */
export function boxOf(event: Event): Box | null {
  const { target } = event
  if (target instanceof HTMLTextAreaElement) return target
  return target instanceof HTMLInputElement && kinds.test(target.type) ? target : null
}

/** Characters (UTF-16 units) that a box takes; null where what it belongs to sees to that itself. */
export function limitOf(box: Box): number | null {
  if (box.readOnly || box.dataset.limit === "own") return null
  if (box.maxLength >= 0) return box.maxLength
  return box instanceof HTMLTextAreaElement ? defaultLimits.textarea : defaultLimits.input
}

/** How long the text of a box would be with `more` in place of what is selected. */
export function lengthWith(box: Box, more: string): number {
  // A field for numbers has no selection that could be asked for.
  const { selectionStart, selectionEnd, value } = box
  return value.length - ((selectionEnd ?? 0) - (selectionStart ?? 0)) + more.length
}

/** Gives a box another text without React's knowing it, so that React hears of it by the event that is under way. */
export function put(box: Box, text: string): void {
  const prototype =
    box instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(box, text)
}

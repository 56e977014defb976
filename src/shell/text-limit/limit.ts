/** Length limits of text boxes. */

export type TextBox = HTMLInputElement | HTMLTextAreaElement

/**
 * Maximum lengths in characters for boxes without a `maxLength`: above what anybody types by hand, and far below the
 * millions of characters that freeze the page.
 */
const defaultLimits = { input: 3000, textarea: 20_000 }

const textTypes = /^(?:text|search|url|tel|email|password|number)$/

/** Returns the text box that an event targets, or null if the target is none. */
export function textBoxOf(event: Event): TextBox | null {
  const { target } = event
  if (target instanceof HTMLTextAreaElement) return target
  return target instanceof HTMLInputElement && textTypes.test(target.type) ? target : null
}

/** Returns the maximum length of a box's text in UTF-16 code units; null if it is read-only or has opted out. */
export function maxLengthOf(box: TextBox): number | null {
  if (box.readOnly || box.dataset.limit === "own") return null
  if (box.maxLength >= 0) return box.maxLength
  return box instanceof HTMLTextAreaElement ? defaultLimits.textarea : defaultLimits.input
}

/** Returns the length of a box's text, in UTF-16 code units, after `added` replaces the selection. */
export function lengthAfterInsert(box: TextBox, added: string): number {
  // Number fields report no selection.
  const { selectionStart, selectionEnd, value } = box
  return value.length - ((selectionEnd ?? 0) - (selectionStart ?? 0)) + added.length
}

/** Sets a box's text past React's value tracker, so that React notices the change in the current `input` event. */
export function setNativeValue(box: TextBox, text: string): void {
  const prototype =
    box instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(box, text)
}

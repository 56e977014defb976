/** Detection of keys that belong to an input method (Japanese, Chinese, Korean, dead keys) and not to the page. */
import type { KeyboardEvent as ReactKeyboardEvent } from "react"

/** The key code of keys for an input method. Safari sends it for the Enter that ends a word, after the composition. */
const processKey = 229

/** Returns whether a key is for an input method, which uses Enter and the arrows to choose a word. */
export function isComposing(event: KeyboardEvent | ReactKeyboardEvent): boolean {
  const key = "nativeEvent" in event ? event.nativeEvent : event
  return key.isComposing || key.keyCode === processKey
}

/** Wraps a key handler of a text field, or of an ancestor of one, to ignore keys for an input method. */
export function ignoreComposition<Event extends KeyboardEvent | ReactKeyboardEvent>(
  handle: (event: Event) => void,
): (event: Event) => void {
  return event => {
    if (!isComposing(event)) handle(event)
  }
}

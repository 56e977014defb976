/** Keys that an input method is composing with (Japanese, Chinese, Korean, dead keys) belong to it, not to the page. */
import type { KeyboardEvent as ReactKeyboardEvent } from "react"

/** The code of a key that an input method has taken: Safari sends it for the Enter that ends a word, after the composition. */
const processKey = 229

/** Tells whether a key is pressed for an input method, whose Enter chooses a word and whose arrows walk among words. */
export function isComposing(event: KeyboardEvent | ReactKeyboardEvent): boolean {
  const key = "nativeEvent" in event ? event.nativeEvent : event
  return key.isComposing || key.keyCode === processKey
}

/** A key handler for a text field, or for what has one in it, that leaves alone what an input method is composing. */
export function typedKeys<Event extends KeyboardEvent | ReactKeyboardEvent>(
  handle: (event: Event) => void,
): (event: Event) => void {
  return event => {
    if (!isComposing(event)) handle(event)
  }
}

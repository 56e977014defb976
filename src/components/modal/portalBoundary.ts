/** Keeps the events of a portal from the components that it stands in: on the page they are not round it. */
import type { DOMAttributes, SyntheticEvent } from "react"

/**
 * Ends the way of an event through React's tree here. The browser's own event goes on: listeners of the document and the
 * window hear it, which `stopPropagation` would not let them.
 */
export function endInReact(event: SyntheticEvent): void {
  event.isPropagationStopped = () => true
}

/** The handlers of an element at which the events of a portal end. Those of the mouse are the dialog's own. */
export const boundary: DOMAttributes<HTMLElement> = {
  onKeyDown: endInReact,
  onKeyUp: endInReact,
  onPointerDown: endInReact,
  onPointerMove: endInReact,
  onPointerUp: endInReact,
  onPointerCancel: endInReact,
  onWheel: endInReact,
  onInput: endInReact,
  onChange: endInReact,
  onSubmit: endInReact,
  onFocus: endInReact,
  onBlur: endInReact,
}

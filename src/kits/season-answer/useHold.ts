/** Handlers for a press that may be held, by mouse, touch, Space or Enter. A synthetic click counts as short. */
import { type KeyboardEvent, type PointerEvent, useRef } from "react"
import { now } from "../../hooks/browser/clock"

const isPress = ({ key }: KeyboardEvent) => key === " " || key === "Enter"

/** Calls `onHold` when a press starts (true) or is cancelled (false), and `onRelease` with its length in seconds. */
export function useHold(onHold: (isHeld: boolean) => void, onRelease: (seconds: number) => void) {
  const since = useRef<number | null>(null)
  const isDone = useRef(false)
  const begin = () => {
    if (since.current !== null) return
    since.current = now()
    onHold(true)
  }
  const end = () => {
    if (since.current === null) return
    const seconds = (now() - since.current) / 1000
    since.current = null
    onRelease(seconds)
  }
  /** Cancels a press, such as one that became a scroll. */
  const cancel = () => {
    if (since.current === null) return
    since.current = null
    isDone.current = false
    onHold(false)
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button > 0) return
      isDone.current = true
      event.currentTarget.setPointerCapture?.(event.pointerId)
      begin()
    },
    onPointerUp: end,
    onPointerCancel: cancel,
    onBlur: cancel,
    onContextMenu: (event: { preventDefault: () => void }) =>
      since.current !== null && event.preventDefault(),
    onKeyDown: (event: KeyboardEvent) => {
      if (!isPress(event)) return
      event.preventDefault()
      if (!event.repeat) begin()
    },
    onKeyUp: (event: KeyboardEvent) => {
      if (!isPress(event)) return
      event.preventDefault()
      end()
    },
    onClick: () => {
      // The click that ends a hold is not another press.
      if (!isDone.current) onRelease(0)
      isDone.current = false
    },
  }
}

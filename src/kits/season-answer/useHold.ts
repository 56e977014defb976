/** A press that may be held: by mouse, finger, Space or Enter; one that was no such thing counts as short. */
import { type KeyboardEvent, type PointerEvent, useRef } from "react"
import { now } from "../../hooks/browser/clock"

const isPress = ({ key }: KeyboardEvent) => key === " " || key === "Enter"

/** `onHold` comes as it begins and where it comes to nothing, and `onLetGo` with the seconds that it was held. */
export function useHold(onHold: (isHeld: boolean) => void, onLetGo: (seconds: number) => void) {
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
    onLetGo(seconds)
  }
  /** A finger that scrolls has not pressed. */
  const drop = () => {
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
    onPointerCancel: drop,
    onBlur: drop,
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
      if (!isDone.current) onLetGo(0)
      isDone.current = false
    },
  }
}

import { type RefObject, useEffect, useEffectEvent, useState } from "react"
import { useTicks } from "../../kits/motion/useTicks"
import { drift } from "./logic"

export type Touch = { x: number; y: number; number: number }

/**
 * Returns the whole seconds without movement on `sheet` or any press, while it is visible. `onMoved` receives the
 * seconds that have ended, and the touched position as fractions of the sheet's width and height; null if it was
 * not touched.
 */
export function useStillness(
  sheet: RefObject<HTMLElement | null>,
  onMoved: (seconds: number, at: { x: number; y: number } | null) => void,
): number {
  const [seconds, setSeconds] = useState(0)
  useTicks(true, 1000, () => setSeconds(old => old + 1), sheet)
  const moved = useEffectEvent((event: Event) => {
    const box = sheet.current?.getBoundingClientRect()
    const isOn = event instanceof MouseEvent && box && sheet.current?.contains(event.target as Node)
    const at = isOn
      ? { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height }
      : null
    onMoved(seconds, event.type === "pointerdown" ? at : null)
    setSeconds(0)
  })
  useEffect(() => {
    let from: { x: number; y: number } | null = null
    const onMove = (event: PointerEvent) => {
      if (!sheet.current?.contains(event.target as Node)) return
      from ??= { x: event.clientX, y: event.clientY }
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < drift) return
      from = null
      moved(event)
    }
    const onPress = (event: Event) => {
      from = null
      moved(event)
    }
    const presses = ["pointerdown", "keydown", "wheel"] as const
    window.addEventListener("pointermove", onMove)
    for (const type of presses) window.addEventListener(type, onPress, { passive: true })
    return () => {
      window.removeEventListener("pointermove", onMove)
      for (const type of presses) window.removeEventListener(type, onPress)
    }
  }, [sheet])
  return seconds
}

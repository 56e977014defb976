import { type PointerEvent, useRef } from "react"
import { now } from "../../../../hooks/browser/clock"
import { noWave, type Wave, withMove } from "../wave"

/** Detects a hand that waves over an element: left, right and left again. */
export function useWaving(onWave: () => void) {
  const wave = useRef<Wave>(noWave)
  return {
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const width = event.currentTarget.clientWidth || 320
      wave.current = withMove(wave.current, (event.clientX / width) * 100, now())
      if (wave.current.turns < 3) return
      wave.current = noWave
      onWave()
    },
  }
}

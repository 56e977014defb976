import { useEffect, useEffectEvent, useRef, useState } from "react"

/**
 * Draws a random value once, after the first render, in which it is null. A program that wakes up keeps the value that it
 * had.
 */
export function useDrawn<Value>(draw: () => Value): Value | null {
  const drawn = useRef<Value | null>(null)
  const [value, setValue] = useState<Value | null>(null)
  const drawOnce = useEffectEvent(() => {
    drawn.current ??= draw()
    setValue(drawn.current)
  })
  useEffect(() => {
    drawOnce()
  }, [])
  return value
}

import { useEffect, useRef } from "react"
import { random } from "../../../hooks/browser/random"
import type { Noise } from "../../../kits/sound/openSound"
import { useSound } from "../../../kits/sound/useSound"

/** The time after which a tape that is not wound is silent, in milliseconds. */
const restMs = 180

/** Returns a function that lets the tape whirr for a moment, at a level from 0 to 1. */
export function useWhirr(): (level: number) => void {
  const noise = useRef<Noise | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { open } = useSound(() => {
    noise.current = null
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  return level => {
    noise.current ??= open()?.noise(random) ?? null
    noise.current?.set(Math.min(1, level) * 0.7)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => noise.current?.set(0), restMs)
  }
}

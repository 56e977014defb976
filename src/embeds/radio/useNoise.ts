import { useEffect, useRef } from "react"
import { random } from "../../hooks/random"
import { type Noise, openNoise } from "./noise"

/** Static of a level from 0 to 1 while it is `wanted`; nothing is open, and nothing is spent, while it is not. */
export function useNoise(wanted: boolean, level: number): void {
  const noise = useRef<Noise | null>(null)
  useEffect(() => {
    if (!wanted) return
    noise.current = openNoise(random)
    return () => {
      noise.current?.close()
      noise.current = null
    }
  }, [wanted])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has just been opened is told how loud to be, too
  useEffect(() => noise.current?.set(level), [wanted, level])
}

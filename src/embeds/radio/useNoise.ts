import { useEffect, useRef } from "react"
import { random } from "../../hooks/browser/random"
import type { Noise } from "../../kits/sound/openSound"
import { useSound } from "../../kits/sound/useSound"

/** Plays static at a level from 0 to 1 while `wanted`; otherwise no audio is open. */
export function useNoise(wanted: boolean, level: number): void {
  const noise = useRef<Noise | null>(null)
  const { open, close } = useSound()
  useEffect(() => {
    if (!wanted) return
    noise.current = open()?.noise(random) ?? null
    return () => {
      noise.current = null
      close()
    }
  }, [wanted, open, close])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has just been opened is told how loud to be, too
  useEffect(() => {
    noise.current?.set(level)
  }, [wanted, level])
}

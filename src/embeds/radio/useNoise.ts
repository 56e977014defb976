import { useEffect, useRef } from "react"
import { random } from "../../hooks/browser/random"
import type { Noise, Sound } from "../../kits/sound/openSound"
import { useSound } from "../../kits/sound/useSound"
import { hash } from "../../lib/game/random"

/** Mutters a line, a short low tone for each word. */
function mutter(sound: Sound, line: string): void {
  for (const [i, word] of line.split(" ").slice(0, 9).entries()) {
    const frequency = 110 + (hash(word) % 70)
    sound.play({ frequency, at: i * 0.17, seconds: 0.13, loudness: 0.07, shape: "sawtooth" })
  }
}

/**
 * Plays static at a level from 0 to 1 while `wanted`, and mutters `line` in it; otherwise no audio is open.
 */
export function useNoise(wanted: boolean, level: number, line: string): void {
  const noise = useRef<Noise | null>(null)
  const sound = useRef<Sound | null>(null)
  const { open, close } = useSound()
  useEffect(() => {
    if (!wanted) return
    sound.current = open()
    noise.current = sound.current?.noise(random) ?? null
    return () => {
      noise.current = null
      sound.current = null
      close()
    }
  }, [wanted, open, close])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has just been opened is told how loud to be, too
  useEffect(() => {
    noise.current?.set(level)
  }, [wanted, level])
  useEffect(() => {
    if (wanted && line && sound.current) mutter(sound.current, line)
  }, [wanted, line])
}

import { useCallback, useEffect, useEffectEvent, useRef } from "react"
import { muted } from "../../hooks/storage/muted"
import { read, useStorage } from "../../hooks/storage/useStorage"
import { openSound, type Sound } from "./openSound"

/**
 * Provides the sound output. `open`, called in a click handler, returns the same output until it is closed; null if the
 * browser has none. It closes when the component unmounts or falls asleep with its program, and is silent while the site is
 * muted.
 *
 * @param onSilence Called when it closes with its program: whatever says that it sounds is to be reset.
 */
export function useSound(onSilence?: () => void): { open: () => Sound | null; close: () => void } {
  const sound = useRef<Sound | null>(null)
  const [isMuted] = useStorage(muted)
  const close = useCallback(() => {
    sound.current?.close()
    sound.current = null
  }, [])
  const open = useCallback(() => {
    sound.current ??= openSound()
    if (read(muted)) sound.current?.mute(true)
    return sound.current
  }, [])
  useEffect(() => {
    sound.current?.mute(isMuted)
  }, [isMuted])
  const silence = useEffectEvent(() => {
    if (sound.current) onSilence?.()
    close()
  })
  useEffect(() => () => silence(), [])
  return { open, close }
}

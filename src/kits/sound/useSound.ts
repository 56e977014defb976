import { useCallback, useEffect, useRef } from "react"
import { muted } from "../../hooks/storage/muted"
import { read, useStorage } from "../../hooks/storage/useStorage"
import { openSound, type Sound } from "./openSound"

/**
 * Provides the sound output. `open`, called in a click handler, returns the same output until it is closed; null if the
 * browser has none. It closes when the component unmounts, and is silent while the site is muted.
 */
export function useSound(): { open: () => Sound | null; close: () => void } {
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
  useEffect(() => close, [close])
  return { open, close }
}

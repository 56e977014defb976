import { useEffect, useRef } from "react"

/** The repeat interval of a held button, in milliseconds. */
const intervalMs = 110

/** A button that adds noise when pressed, repeatedly while held. */
export function NoiseButton({ onNoise }: { onNoise: () => void }) {
  const timer = useRef<ReturnType<typeof setInterval> | undefined>(undefined)
  const release = () => clearInterval(timer.current)
  // The latest callback, because each strike changes the picture that the next one strikes.
  const latest = useRef(onNoise)
  useEffect(() => {
    latest.current = onNoise
  }, [onNoise])
  useEffect(() => () => clearInterval(timer.current), [])

  return (
    <button
      type="button"
      onPointerDown={event => {
        if (event.button > 0) return
        release()
        onNoise()
        timer.current = setInterval(() => latest.current(), intervalMs)
      }}
      onPointerUp={release}
      onPointerCancel={release}
      onPointerLeave={release}
      onClick={event => {
        // Pointer clicks have been handled on pointerdown; detail 0 means a keyboard or a screen reader.
        if (event.detail === 0) onNoise()
      }}
    >
      Noise on the line
    </button>
  )
}

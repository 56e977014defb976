import { useEffect, useRef } from "react"

/** How often a held button strikes again, in milliseconds. */
const pace = 110

/** Strikes a letter when it is pressed, and one after the other for as long as it is held. */
export function NoiseButton({ onNoise }: { onNoise: () => void }) {
  const timer = useRef<ReturnType<typeof setInterval> | undefined>(undefined)
  const release = () => clearInterval(timer.current)
  // What is struck next is the picture as it is by then.
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
        timer.current = setInterval(() => latest.current(), pace)
      }}
      onPointerUp={release}
      onPointerCancel={release}
      onPointerLeave={release}
      onClick={event => {
        // A pointer has struck since it went down; this click is the keyboard's, or a screen reader's.
        if (event.detail === 0) onNoise()
      }}
    >
      Noise on the line
    </button>
  )
}

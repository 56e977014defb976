import { useState } from "react"
import { useMotion } from "../../hooks/browser/motion"
import { useMounted } from "../../hooks/browser/mounted"

export type Playback = {
  playing: boolean
  /** The label of the toggle button. */
  label: "Play" | "Pause" | "Play anyway"
  toggle: () => void
  pause: () => void
  /** True if the browser or the visitor asks for calm: playback then needs a click. */
  calm: boolean
}

/**
 * Provides play and pause. Playback started with motion allowed stops when calm mode begins; playback started in calm
 * mode continues. With `auto` it starts without a click if motion is allowed.
 */
export function usePlayback(auto = false): Playback {
  const [mode, setMode] = useState<"paused" | "allowed" | "anyway">(auto ? "allowed" : "paused")
  const motion = useMotion()
  const mounted = useMounted()
  const playing = mode === "anyway" || (mode === "allowed" && motion)
  const calm = mounted && !motion
  return {
    playing,
    label: playing ? "Pause" : calm ? "Play anyway" : "Play",
    toggle: () => setMode(playing ? "paused" : motion ? "allowed" : "anyway"),
    pause: () => setMode("paused"),
    calm,
  }
}

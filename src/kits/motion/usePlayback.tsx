import { type ReactNode, useState } from "react"
import { Reserve } from "../../components/reserve/Reserve"
import { useMotion } from "../../hooks/browser/motion"
import { useMounted } from "../../hooks/browser/mounted"

export type Playback = {
  playing: boolean
  /** The label of the toggle button: Play, Pause or Play anyway (in calm mode), with the same width for all. */
  label: ReactNode
  toggle: () => void
  pause: () => void
  /** True in calm mode, by the browser's setting or the site's. */
  calm: boolean
}

/**
 * Play and pause state with calm mode: playback started with motion allowed stops in calm mode, and playback
 * started in calm mode continues. With `auto` it starts by itself if motion is allowed.
 */
export function usePlayback(auto = false): Playback {
  const [played, setPlayed] = useState<"no" | "welcome" | "anyway">(auto ? "welcome" : "no")
  const motion = useMotion()
  const mounted = useMounted()
  const playing = played === "anyway" || (played === "welcome" && motion)
  const calm = mounted && !motion
  return {
    playing,
    label: (
      <Reserve inline all={["Play anyway", "Pause"]}>
        {playing ? "Pause" : calm ? "Play anyway" : "Play"}
      </Reserve>
    ),
    toggle: () => setPlayed(playing ? "no" : motion ? "welcome" : "anyway"),
    pause: () => setPlayed("no"),
    calm,
  }
}

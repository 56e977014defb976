import { type ReactNode, useState } from "react"
import { Reserve } from "../../components/reserve/Reserve"
import { useMotion } from "../../hooks/browser/motion"
import { useMounted } from "../../hooks/browser/mounted"

export type Playback = {
  playing: boolean
  /** What the button that toggles it says: Play or Pause, or Play anyway in calm mode, all as wide as one another. */
  label: ReactNode
  toggle: () => void
  pause: () => void
  /** Whether calm was asked for, in the browser or here: then what moves waits for a second thought. */
  calm: boolean
}

/**
 * Play and Pause, in calm mode too: what plays because motion is welcome stops when it no longer is, and what was played
 * in spite of that goes on. `auto`: it plays without a press where motion is welcome.
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
      <Reserve inline all={[calm ? "Play anyway" : "Pause"]}>
        {playing ? "Pause" : calm ? "Play anyway" : "Play"}
      </Reserve>
    ),
    toggle: () => setPlayed(playing ? "no" : motion ? "welcome" : "anyway"),
    pause: () => setPlayed("no"),
    calm,
  }
}

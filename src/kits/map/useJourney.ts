import { type RefObject, useState } from "react"
import { useMounted } from "../../hooks/browser/mounted"
import { useFrames } from "../motion/useFrames"
import { usePlayback } from "../motion/usePlayback"
import { type Journey, type JourneyPosition, positionAt } from "./journey"

export type Travel = {
  moment: JourneyPosition
  /** The number of legs behind, with a fraction for the current one. */
  after: number
  playing: boolean
  /** The label of the toggle button. */
  label: string
  /** Plays or pauses, and starts again at the end. */
  toggle: () => void
  /** Goes to a stop and pauses. */
  goTo: (stop: number) => void
}

/**
 * Plays a journey as soon as its element is in view, at `legsPerSecond`. Without motion the whole route is drawn at
 * once.
 */
export function useJourney(journey: Journey, target: RefObject<Element | null>, legsPerSecond = 1.4): Travel {
  const count = journey.kilometres.length
  const playback = usePlayback(true)
  const mounted = useMounted()
  const [travelled, setTravelled] = useState<number | null>(null)
  // The whole route is drawn before mount and without motion.
  const isWhole = !mounted || (playback.calm && travelled === null)
  const after = Math.min(count, isWhole ? count : (travelled ?? 0))
  const isOver = after >= count
  const running = playback.playing && !isOver
  useFrames(
    running,
    seconds => setTravelled(at => Math.min(count, (at ?? 0) + seconds * legsPerSecond)),
    target,
  )
  return {
    moment: positionAt(journey, after),
    after,
    playing: running,
    label: running ? "Pause" : isOver ? "Travel again" : "Travel on",
    toggle: () => {
      if (isOver) setTravelled(0)
      if (!isOver || !playback.playing) playback.toggle()
    },
    goTo: stop => {
      playback.pause()
      setTravelled(Math.min(count, Math.max(0, stop)))
    },
  }
}

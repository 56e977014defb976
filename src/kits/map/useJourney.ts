import { type RefObject, useState } from "react"
import { useMounted } from "../../hooks/browser/mounted"
import { useFrames } from "../motion/useFrames"
import { usePlayback } from "../motion/usePlayback"
import { type Journey, type Moment, momentOf } from "./journey"

export type Travel = {
  moment: Moment
  /** How many legs are behind, with a part of the present one. */
  after: number
  playing: boolean
  /** What the button that toggles it says. */
  label: string
  /** Plays, pauses, and at the end begins anew. */
  toggle: () => void
  /** Goes to a stop, and stays there. */
  goTo: (stop: number) => void
}

/**
 * A traveller who sets out as soon as one looks, `legsPerSecond` of them; where motion is not welcome the whole way is
 * drawn at once, and stands.
 */
export function useJourney(journey: Journey, target: RefObject<Element | null>, legsPerSecond = 1.4): Travel {
  const count = journey.kilometres.length
  const playback = usePlayback(true)
  const mounted = useMounted()
  const [travelled, setTravelled] = useState<number | null>(null)
  // Where nothing moves, and before anything can, the way is drawn whole.
  const whole = !mounted || (playback.calm && travelled === null)
  const after = Math.min(count, whole ? count : (travelled ?? 0))
  const isOver = after >= count
  const running = playback.playing && !isOver
  useFrames(
    running,
    seconds => setTravelled(at => Math.min(count, (at ?? 0) + seconds * legsPerSecond)),
    target,
  )
  return {
    moment: momentOf(journey, after),
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

import { useEffect, useState } from "react"
import { useMotion } from "../../../hooks/browser/motion"
import { useTicks } from "../../../kits/motion/useTicks"
import { afterCaught, anticAt, excuses } from "./antics"

/** The milliseconds for which the clock behaves after a touch, and the length of a beat. */
const behaveMs = 1600
const beatMs = 1300

/**
 * The clock in the mirror, which goes through its antics while `isIdle`, and is caught by every touch. In calm mode
 * it waits for a press.
 */
export function useAntics(isIdle: boolean) {
  const motion = useMotion()
  const [beat, setBeat] = useState(0)
  const [caught, setCaught] = useState(0)
  const [touches, setTouches] = useState(0)
  // The number of touches when it was last left alone long enough; the next touch ends the antics.
  const [aloneSince, setAloneSince] = useState<number | null>(null)
  const [isWatched, setWatched] = useState(false)
  const [excuse, setExcuse] = useState("")
  const isAway = aloneSince === touches
  const antic = isIdle && isAway ? anticAt(beat) : null

  useEffect(() => {
    if (!motion || !isIdle || isAway || isWatched) return
    const timer = setTimeout(() => setAloneSince(touches), behaveMs)
    return () => clearTimeout(timer)
  }, [motion, isIdle, isAway, isWatched, touches])
  useTicks(motion && antic !== null, beatMs, () => setBeat(beat + 1))

  /** Ends the current antic with an excuse. */
  const touch = () => {
    setTouches(touches + 1)
    if (!antic) return
    setCaught(caught + 1)
    setBeat(afterCaught(beat))
    setExcuse(excuses[antic])
  }
  return {
    antic,
    beat,
    caught,
    excuse: isIdle ? excuse : "",
    touch,
    /** Called when the pointer enters or leaves the mirror; the clock behaves while it is watched. */
    watch: (isOn: boolean) => {
      setWatched(isOn)
      touch()
    },
    look: () => {
      if (antic || motion) touch()
      else {
        setAloneSince(touches)
        setExcuse("")
      }
    },
  }
}

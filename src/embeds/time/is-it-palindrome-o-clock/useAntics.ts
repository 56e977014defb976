import { useEffect, useState } from "react"
import { useMotion } from "../../../hooks/browser/motion"
import { useTicks } from "../../../kits/motion/useTicks"
import { afterCaught, anticAt, excuses } from "./antics"

/** How long the clock in the mirror behaves once it has been touched, and how long a beat of its own is, in milliseconds. */
const behaves = 1600
const beatMilliseconds = 1300

/**
 * The clock in the mirror, which lives on its own while it `isIdle`, does one thing after the other, and is caught at
 * it by every touch. In calm mode it waits to be asked.
 */
export function useAntics(isIdle: boolean) {
  const motion = useMotion()
  const [beat, setBeat] = useState(0)
  const [caught, setCaught] = useState(0)
  const [touches, setTouches] = useState(0)
  // The touch since which it has been left alone for long enough: the next one ends it.
  const [aloneSince, setAloneSince] = useState<number | null>(null)
  const [isWatched, setWatched] = useState(false)
  const [said, setSaid] = useState("")
  const isAway = aloneSince === touches
  const antic = isIdle && isAway ? anticAt(beat) : null

  useEffect(() => {
    if (!motion || !isIdle || isAway || isWatched) return
    const timer = setTimeout(() => setAloneSince(touches), behaves)
    return () => clearTimeout(timer)
  }, [motion, isIdle, isAway, isWatched, touches])
  useTicks(motion && antic !== null, beatMilliseconds, () => setBeat(beat + 1))

  /** Snaps back, whatever it did. */
  const touch = () => {
    setTouches(touches + 1)
    if (!antic) return
    setCaught(caught + 1)
    setBeat(afterCaught(beat))
    setSaid(excuses[antic])
  }
  return {
    antic,
    beat,
    caught,
    said: isIdle ? said : "",
    touch,
    /** The pointer is on the mirror, or off it again: it is not fooled before that. */
    watch: (isOn: boolean) => {
      setWatched(isOn)
      touch()
    },
    look: () => {
      if (antic || motion) touch()
      else {
        setAloneSince(touches)
        setSaid("")
      }
    },
  }
}

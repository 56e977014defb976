import { useEffect, useState } from "react"
import { useMotion } from "../../../hooks/browser/motion"
import { type Antic, anticOf, excuses } from "./antics"

/** How long the clock in the mirror behaves once it has been looked at, in milliseconds. */
const behaves = 2600

/**
 * The clock in the mirror, which lives on its own while it `isIdle` and is caught at it. In calm mode it waits to be
 * asked.
 */
export function useAntics(isIdle: boolean) {
  const motion = useMotion()
  const [caught, setCaught] = useState(0)
  const [isAway, setAway] = useState(false)
  const [said, setSaid] = useState("")
  const antic: Antic | null = isIdle && isAway ? anticOf(caught) : null

  useEffect(() => {
    if (!motion || !isIdle || isAway) return
    const timer = setTimeout(() => setAway(true), behaves)
    return () => clearTimeout(timer)
  }, [motion, isIdle, isAway])

  return {
    antic,
    caught,
    said: isIdle ? said : "",
    look: () => {
      if (antic) {
        setAway(false)
        setCaught(caught + 1)
        setSaid(excuses[antic])
      } else if (motion) setSaid("It is as it should be.")
      else {
        setAway(true)
        setSaid("")
      }
    },
    /** It has to follow at once, since another time is held to it. */
    follow: () => {
      setAway(false)
      setSaid("")
    },
  }
}

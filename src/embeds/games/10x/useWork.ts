/** The working day: time passes while the page is looked at, and catches up when it is looked at again. */
import { useEffect, useState } from "react"
import { now } from "../../../hooks/browser/clock"
import { useMotion } from "../../../hooks/browser/motion"
import type { Play } from "../../../hooks/game/useGame"
import { whileVisible } from "../../../kits/motion/whileVisible"
import type { State } from "./career"
import type { Action, Options } from "./logic"
import { type Act, refusalOf } from "./refusals"
import { passed } from "./time"

/** Milliseconds between two looks at the clock; figures that keep changing are looked at less often in calm mode. */
const often = 500
const seldom = 5000

export type Work = {
  /** Does something, or says why it can't be done. */
  does: (act: Act) => void
  /** Why the last thing could not be done; null when it could. */
  refusal: string | null
  /** Whether anything was done since the page was opened. */
  begun: boolean
}

/** Lets time pass in a game and does what is pressed. */
export function useWork({ act, state }: Play<State, Action, Options>): Work {
  const [refusal, setRefusal] = useState<string | null>(null)
  const [begun, setBegun] = useState(false)
  const every = useMotion() ? often : seldom

  useEffect(() => {
    const look = () => void act({ kind: "wait", now: now() })
    return whileVisible(() => {
      look()
      const timer = setInterval(look, every)
      return () => clearInterval(timer)
    })
  }, [act, every])

  const does = (wanted: Act) => {
    setBegun(true)
    const at = now()
    setRefusal(refusalOf(passed(state, at), wanted))
    act({ ...wanted, now: at })
  }
  return { does, refusal, begun }
}

/** Advances the game's time while the page is visible, and catches up when it becomes visible again. */
import { useEffect, useState } from "react"
import { now } from "../../../hooks/browser/clock"
import { useMotion } from "../../../hooks/browser/motion"
import type { Play } from "../../../hooks/game/useGame"
import { whileVisible } from "../../../kits/motion/whileVisible"
import type { State } from "./career"
import type { Action, Options } from "./logic"
import { type Act, refusalOf } from "./refusals"
import { passed } from "./time"

/** Milliseconds between clock updates, normally and with reduced motion, where figures should change less often. */
const tickMs = 500
const calmTickMs = 5000

export type Work = {
  /** Performs an act, or sets `refusal`. */
  does: (act: Act) => void
  /** The reason why the last act was refused; null if it was performed. */
  refusal: string | null
  /** True once the visitor has done anything since the page was opened. */
  begun: boolean
}

export function useWork({ act, state }: Play<State, Action, Options>): Work {
  const [refusal, setRefusal] = useState<string | null>(null)
  const [begun, setBegun] = useState(false)
  const intervalMs = useMotion() ? tickMs : calmTickMs

  useEffect(() => {
    const look = () => void act({ kind: "wait", now: now() })
    return whileVisible(() => {
      look()
      const timer = setInterval(look, intervalMs)
      return () => clearInterval(timer)
    })
  }, [act, intervalMs])

  const does = (wanted: Act) => {
    setBegun(true)
    const at = now()
    setRefusal(refusalOf(passed(state, at), wanted))
    act({ ...wanted, now: at })
  }
  return { does, refusal, begun }
}

/** Advances the game's time while the page is visible, and catches up when it becomes visible again. */
import { useEffect } from "react"
import { now } from "../../../hooks/browser/clock"
import type { Play } from "../../../hooks/game/useGame"
import { whileVisible } from "../../../kits/motion/whileVisible"
import type { Act } from "./acts"
import type { Action, Options } from "./logic"
import type { State } from "./state"

/** Milliseconds between clock updates. */
const tickMs = 500

/** Returns a function that performs an act now. */
export function useWork({ act }: Play<State, Action, Options>): (wanted: Act) => void {
  useEffect(() => {
    const look = () => void act({ kind: "wait", now: now() })
    return whileVisible(() => {
      look()
      const timer = setInterval(look, tickMs)
      return () => clearInterval(timer)
    })
  }, [act])
  return wanted => void act({ ...wanted, now: now() })
}

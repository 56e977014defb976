/** Measures the time a player spends on a grid without a press. */
import { type RefObject, useState } from "react"
import { useTicks } from "../../kits/motion/useTicks"
import type { State } from "./logic"

/** Returns the whole seconds since the last press while `running` and the grid is in view. */
export function useHesitation(running: boolean, state: State, grid: RefObject<Element | null>): number {
  const [waited, setWaited] = useState<{ at: State; seconds: number } | null>(null)
  useTicks(
    running,
    1000,
    () => setWaited(old => ({ at: state, seconds: old?.at === state ? old.seconds + 1 : 1 })),
    grid,
  )
  return running && waited?.at === state ? waited.seconds : 0
}

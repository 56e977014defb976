/** The highest level that was done in each mode, kept as it is done: a game need not be ended for it. */
import { useEffect } from "react"
import * as v from "valibot"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { useStorage } from "../../hooks/storage/useStorage"
import { levels, type Mode } from "./logic"

const level = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(levels))
const none: Record<Mode, number> = { colours: 0, greys: 0, told: 0 }
const bests = storageEntry("color-grid/best", v.object({ colours: level, greys: level, told: level }), none)

/** The best level of a mode, of which `done` have been done in the game that is played now. */
export function useBest(ready: boolean, mode: Mode, done: number): number {
  const [best, setBest] = useStorage(bests)
  const isBetter = ready && done > best[mode]
  useEffect(() => {
    if (isBetter) setBest(old => ({ ...old, [mode]: Math.max(old[mode], done) }))
  }, [isBetter, mode, done, setBest])
  return best[mode]
}

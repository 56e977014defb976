/** Stores the highest level completed in each mode, even if the game is not finished. */
import { useEffect } from "react"
import * as v from "valibot"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { useStorage } from "../../hooks/storage/useStorage"
import { levels, type Mode } from "./logic"

const level = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(levels))
const none: Record<Mode, number> = { colours: 0, greys: 0, told: 0 }
const bests = storageEntry("color-grid/best", v.object({ colours: level, greys: level, told: level }), none)

/** Returns the best level of a mode, given that `done` levels are completed in the current game. */
export function useBest(ready: boolean, mode: Mode, done: number): number {
  const [best, setBest] = useStorage(bests)
  const isBetter = ready && done > best[mode]
  useEffect(() => {
    if (isBetter) setBest(old => ({ ...old, [mode]: Math.max(old[mode], done) }))
  }, [isBetter, mode, done, setBest])
  return best[mode]
}

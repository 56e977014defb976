/** The best score of each kind. It is saved at once, because a game that continues after the win keeps scoring. */
import { useEffect } from "react"
import * as v from "valibot"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { useStorage } from "../../hooks/storage/useStorage"
import type { State } from "./logic"

const bests = storageEntry<Record<string, number>>(
  "list-of-2048-games/best",
  v.record(v.string(), v.pipe(v.number(), v.integer())),
  {},
)

/** Returns the best scores by kind number, including the current game. */
export function useBest(ready: boolean, { kind, moves, score }: State): Record<string, number> {
  const [best, setBest] = useStorage(bests)
  const isBetter = ready && moves > 0 && score > (best[kind] ?? 0)
  useEffect(() => {
    if (isBetter) setBest(old => ({ ...old, [kind]: Math.max(old[kind] ?? 0, score) }))
  }, [isBetter, kind, score, setBest])
  return best
}

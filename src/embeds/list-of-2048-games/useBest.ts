/** The best score of each kind, kept as it is made: a game that goes on after it was won goes on counting. */
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

/** The best scores by the kinds' numbers, the game's that is played now among them. */
export function useBest(ready: boolean, { kind, moves, score }: State): Record<string, number> {
  const [best, setBest] = useStorage(bests)
  const isBetter = ready && moves > 0 && score > (best[kind] ?? 0)
  useEffect(() => {
    if (isBetter) setBest(old => ({ ...old, [kind]: Math.max(old[kind] ?? 0, score) }))
  }, [isBetter, kind, score, setBest])
  return best
}

/** The share of each game that is made, in storage. */
import * as v from "valibot"
import { storageEntry } from "../../../hooks/storage/storageEntry"
import { useStorage } from "../../../hooks/storage/useStorage"
import { type Progress, winsToShip, withWin } from "./logic"

const none: Progress = {}
const wins = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(winsToShip))

/** Converts the votes of version 1: a game that had any in its favour has been survived once. */
function fromVotes(votes: unknown): unknown {
  if (typeof votes !== "object" || votes === null) return {}
  return Object.fromEntries(
    Object.entries(votes).flatMap(([title, count]) => (Number(count) > 0 ? [[title, 1]] : [])),
  )
}

/** The key is from the time when the games were voted for. */
export const progressEntry = storageEntry<Progress>("games/backlog/votes", v.record(v.string(), wins), none, {
  version: 2,
  migrate: fromVotes,
})

export function useProgress() {
  const [progress, setProgress] = useStorage(progressEntry)
  return { progress, addWin: (title: string) => setProgress(old => withWin(old, title)) }
}

import * as v from "valibot"
import { now, useNow } from "../../../hooks/browser/clock"
import { storageEntry } from "../../../hooks/storage/storageEntry"
import { useStorage } from "../../../hooks/storage/useStorage"

/** The end of each running timer, in milliseconds since 1970, by the index of its step. */
const entry = storageEntry<Record<string, number>>(
  "recipes/watermelon-pizza",
  v.record(v.string(), v.number()),
  {},
)

export type Timer = { left: number; rings: boolean } | null

/** State of the timers, one per step; they continue while the page is closed. */
export function useTimers(steps: number) {
  const [ends, setEnds] = useStorage(entry)
  const at = useNow(1000)?.getTime() ?? null
  const timers: Timer[] = Array.from({ length: steps }, (_, i) => {
    const end = ends[i]
    if (at === null || end === undefined) return null
    return { left: Math.max(0, Math.ceil((end - at) / 1000)), rings: end <= at }
  })
  const start = (step: number, minutes: number) =>
    setEnds(old => ({ ...old, [step]: now() + minutes * 60_000 }))
  const stop = (step: number) =>
    setEnds(old => Object.fromEntries(Object.entries(old).filter(([key]) => key !== String(step))))
  return { at, timers, start, stop }
}

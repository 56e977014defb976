/** State of the grasshoppers of a vineyard: their positions on this visit, and those chased out today. */
import { useState } from "react"
import * as v from "valibot"
import { random } from "../../hooks/browser/random"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { useStorage } from "../../hooks/storage/useStorage"
import { useTicks } from "../../kits/motion/useTicks"
import type { Day } from "../../lib/calendar/calendarDay"
import { type Chased, goneToday, withAllBack, withGone } from "./logic"
import { count, type Hopper, hop, scare, shout, start } from "./swarm"

const number = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max))

const schema = v.object({
  day: v.string(),
  gone: v.pipe(v.array(number(count - 1)), v.maxLength(count)),
  all: number(Number.MAX_SAFE_INTEGER),
})

export const chasedOut = storageEntry<Chased>("is-it-saint-urho-day", schema, { day: "", gone: [], all: 0 })

/** The interval between two random hops, in milliseconds. */
const hopIntervalMs = 900

/** Manages the swarm. They hop at random only if `lively`, and none is shown until `today` is known. */
export function useSwarm(today: Day | null, lively: boolean) {
  const [chased, setChased] = useStorage(chasedOut)
  const [swarm, setSwarm] = useState<readonly Hopper[]>(start)
  const [leaping, setLeaping] = useState<readonly Hopper[]>([])
  const goneIds = today ? goneToday(chased, today) : []
  const there = today ? swarm.filter(({ id }) => !goneIds.includes(id)) : []
  const isHopping = lively && there.length > 0

  useTicks(isHopping, hopIntervalMs, () => setSwarm(hop(swarm, goneIds, random)))

  const chase = (ids: readonly number[]) => {
    if (!today || ids.length === 0) return
    if (lively) setLeaping(old => [...old, ...swarm.filter(({ id }) => ids.includes(id))])
    setChased(old => withGone(old, today, ids))
  }

  return {
    there,
    /** The grasshoppers on their way out, for the leaving animation. */
    leaping,
    landed: (id: number) => setLeaping(old => old.filter(hopper => hopper.id !== id)),
    gone: goneIds.length,
    all: chased.all,
    chase,
    /** Scares the grasshoppers near a point. Returns true if any reacted. */
    frighten: (at: { x: number; y: number }, reach?: number) => {
      const after = scare(swarm, goneIds, at, reach)
      if (after.swarm === swarm) return false
      setSwarm(after.swarm)
      chase(after.left)
      return true
    },
    shout: () => chase(shout(swarm, goneIds)),
    letBack: () => {
      setSwarm(start())
      setLeaping([])
      setChased(withAllBack)
    },
  }
}

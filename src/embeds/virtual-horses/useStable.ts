/** The visitor's stable, stored in this browser. */
import { useState } from "react"
import * as v from "valibot"
import { now } from "../../hooks/browser/clock"
import { random } from "../../hooks/browser/random"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { useStorage } from "../../hooks/storage/useStorage"
import type { Race } from "../../lib/game/horseRace"
import { coats, giftSum } from "../../lib/game/horses"
import { cleanName, type Horse } from "./horses"
import { adopted, afterRace, changed, maxHorses, type Stable } from "./stable"

const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))
const count = whole(0, Number.MAX_SAFE_INTEGER)
const gift = whole(1, 5)
const moment = v.pipe(v.number(), v.finite())

const horse = v.pipe(
  v.object({
    id: count,
    name: v.pipe(
      v.string(),
      v.check(name => name !== "" && name === cleanName(name)),
    ),
    coat: whole(0, coats.length - 1),
    pace: gift,
    stamina: gift,
    start: gift,
    fed: moment,
    brushed: moment,
    races: count,
    wins: count,
  }),
  v.check(({ pace, stamina, start }) => pace + stamina + start === giftSum),
)

export const stableEntry = storageEntry<Stable>(
  "virtual-horses",
  v.pipe(
    v.array(horse),
    v.maxLength(maxHorses),
    v.check(horses => new Set(horses.map(({ id }) => id)).size === horses.length),
  ),
  [],
)

export function useStable() {
  const [stable, setStable] = useStorage(stableEntry)
  const [freed, setFreed] = useState<Horse | null>(null)
  return {
    stable,
    /** The horse last sent to the meadow, which can be called back while there is room. */
    freed,
    adopt: () => setStable(old => adopted(old, now(), random)),
    rename: (id: number, name: string) => setStable(old => changed(old, id, { name })),
    feed: (id: number) => setStable(old => changed(old, id, { fed: now() })),
    brush: (id: number) => setStable(old => changed(old, id, { brushed: now() })),
    free: (leaving: Horse) => {
      setStable(old => old.filter(({ id }) => id !== leaving.id))
      setFreed(leaving)
    },
    callBack: () => {
      if (!freed) return
      setStable(old => {
        const id = Math.max(0, ...old.map(other => other.id)) + 1
        const taken = old.some(other => other.id === freed.id)
        return old.length < maxHorses ? [...old, taken ? { ...freed, id } : freed] : old
      })
      setFreed(null)
    },
    count: (ids: readonly number[], race: Race) => setStable(old => afterRace(old, ids, race)),
  }
}

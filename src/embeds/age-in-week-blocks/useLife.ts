import { useState } from "react"
import * as v from "valibot"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { useStorage } from "../../hooks/storage/useStorage"
import { type Life, maxLetters, maxNames, maxYears, nobody } from "./logic"

export const lifeEntry = storageEntry<Life>(
  "age-in-week-blocks",
  v.object({
    born: v.string(),
    years: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxYears)),
    names: v.pipe(
      v.array(v.object({ day: v.string(), name: v.pipe(v.string(), v.maxLength(maxLetters * 4)) })),
      v.maxLength(maxNames),
    ),
  }),
  nobody,
)

/** The maximum number of changes that can be undone. */
const maxSteps = 50

/** Returns the stored life, a function that changes it, and an undo that lasts while the page is open. */
export function useLife() {
  const [life, setLife] = useStorage(lifeEntry)
  const [past, setPast] = useState<Life[]>([])
  const change = (next: Life) => {
    if (next === life) return
    setPast([...past, life].slice(-maxSteps))
    setLife(next)
  }
  const undo = () => {
    const before = past.at(-1)
    if (!before) return
    setPast(past.slice(0, -1))
    setLife(before)
  }
  return { life, change, undo, canUndo: past.length > 0 }
}

import { useState } from "react"
import * as v from "valibot"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { useStorage } from "../../hooks/storage/useStorage"
import { type Life, mostLetters, mostNames, mostYears, nobody } from "./logic"

export const lifeEntry = storageEntry<Life>(
  "age-in-week-blocks",
  v.object({
    born: v.string(),
    years: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostYears)),
    names: v.pipe(
      v.array(v.object({ day: v.string(), name: v.pipe(v.string(), v.maxLength(mostLetters * 4)) })),
      v.maxLength(mostNames),
    ),
  }),
  nobody,
)

/** How many changes can be undone. */
const mostSteps = 50

/** The life that this browser remembers, how to change it, and how to undo that while the page is open. */
export function useLife() {
  const [life, setLife] = useStorage(lifeEntry)
  const [past, setPast] = useState<Life[]>([])
  const change = (next: Life) => {
    if (next === life) return
    setPast([...past, life].slice(-mostSteps))
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

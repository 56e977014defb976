import { useState } from "react"
import * as v from "valibot"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { useStorage } from "../../hooks/storage/useStorage"
import { type Cups, maxCups, maxDays, poured } from "./logic"

const entry = storageEntry<Cups[]>(
  "muista-hakea-kahvia-cups",
  v.pipe(
    v.array(
      v.object({
        day: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)),
        cups: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxCups)),
      }),
    ),
    v.maxLength(maxDays),
  ),
  [],
)

/** State of the cups stored in this browser, with functions to add, remove, clear and restore. */
export function useCups() {
  const [all, setAll] = useStorage(entry)
  const [forgotten, setForgotten] = useState<Cups[] | null>(null)
  return {
    all,
    pour: (day: string, more: number) => {
      setForgotten(null)
      setAll(old => poured(old, day, more))
    },
    forget: () => {
      setForgotten(all)
      setAll([])
    },
    /** Null if there is nothing to restore. */
    bringBack: forgotten
      ? () => {
          // Cups added in another tab since then are kept.
          setAll(old => forgotten.reduce((all, { day, cups }) => poured(all, day, cups), old))
          setForgotten(null)
        }
      : null,
  }
}

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

/** State of the cups stored in this browser, with a function to add to a day. */
export function useCups() {
  const [all, setAll] = useStorage(entry)
  return { all, pour: (day: string) => setAll(old => poured(old, day, 1)) }
}

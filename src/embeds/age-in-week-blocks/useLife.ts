import * as v from "valibot"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { useStorage } from "../../hooks/storage/useStorage"
import { type Life, maxLetters, maxNames, nobody } from "./logic"

export const lifeEntry = storageEntry<Life>(
  "age-in-week-blocks",
  v.object({
    born: v.string(),
    names: v.pipe(
      v.array(v.object({ day: v.string(), name: v.pipe(v.string(), v.maxLength(maxLetters * 4)) })),
      v.maxLength(maxNames),
    ),
  }),
  nobody,
)

/** Returns the stored life and its setter. */
export function useLife() {
  return useStorage(lifeEntry)
}

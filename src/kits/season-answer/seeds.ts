/** The coltsfoots that were sown out of season: kept, since a seed that forgets the spring is of no use. */
import * as v from "valibot"
import { storageEntry } from "../../hooks/storage/storageEntry"

export const sownSeeds = storageEntry(
  "is-it-spring",
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8)),
  0,
)

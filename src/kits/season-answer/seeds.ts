/** The stored number of coltsfoots sown out of season, which open in the spring. */
import * as v from "valibot"
import { storageEntry } from "../../hooks/storage/storageEntry"

export const sownSeeds = storageEntry(
  "is-it-spring",
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8)),
  0,
)

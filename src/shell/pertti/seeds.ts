/** The seeds that Pertti has had. Each thing in the briefcase is one seed. */
import * as v from "valibot"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { dayKey } from "../../lib/calendar/calendarDay"
import { helsinkiParts } from "../../lib/calendar/zone"
import { maxSeedsADay } from "../../lib/content/pertti"

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

export const seedRecord = storageEntry(
  "seeds",
  v.object({
    /** The number of all seeds that he has had. */
    eaten: count,
    /** The day in Helsinki on which he had the last one, as 2026-11-29; "" before the first. */
    day: v.string(),
    /** The number of seeds on that day. */
    onDay: v.pipe(count, v.maxValue(maxSeedsADay)),
  }),
  { eaten: 0, day: "", onDay: 0 },
)

type SeedRecord = typeof seedRecord.fallback

const dayAt = (time: Date) => dayKey(helsinkiParts(time))

/** Returns the number of seeds that the visitor still has. */
export const seedsLeft = ({ eaten }: SeedRecord, things: number) => Math.max(0, things - eaten)

/** Returns the number of seeds that he has had today. */
export const seedsToday = ({ day, onDay }: SeedRecord, time: Date) => (day === dayAt(time) ? onDay : 0)

/** Returns the record after one more seed. */
export function withSeed(record: SeedRecord, time: Date): SeedRecord {
  return { eaten: record.eaten + 1, day: dayAt(time), onDay: seedsToday(record, time) + 1 }
}

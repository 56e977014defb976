/** What the visitor has played at /today. */
import * as v from "valibot"
import { type DailyRecord, dailyGames, emptyRecord, type Mark, maxStamps } from "../../lib/game/daily"
import { storageEntry } from "./storageEntry"

const day = v.pipe(v.number(), v.integer(), v.minValue(0))
const moves = v.array(v.pipe(v.number(), v.integer(), v.minValue(0)))
const mark: v.GenericSchema<unknown, Mark> = v.picklist([0, 1, 2, 3])
const stamp = v.object({ day, marks: v.pipe(v.array(v.nullable(mark)), v.length(dailyGames.length)) })

/** The moves of the last day played, and the stamps of the last thousand. */
export const dailyRecord = storageEntry<DailyRecord>(
  "today",
  v.object({
    day,
    moves: v.object({ odd: moves, word: moves, lights: moves, race: moves }),
    stamps: v.pipe(v.array(stamp), v.maxLength(maxStamps)),
  }),
  emptyRecord,
)

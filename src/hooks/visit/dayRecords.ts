/** Stored records of each day's travel and time, and additions to them. */
import * as v from "valibot"
import type { Day } from "../../lib/calendar/calendarDay"
import { addAmount, type DayRecord, type Measure } from "../../lib/calendar/dayRecords"
import { cssDensity } from "../../lib/text/travel"
import { storageEntry } from "../storage/storageEntry"
import { type Entry, read, write } from "../storage/useStorage"

const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))
const amount = v.pipe(v.number(), v.finite(), v.minValue(0))
const day = { year: whole(1998, 9999), month: whole(1, 12), day: whole(1, 31) }

/** Cursor travel by day, in CSS pixels: {travel, year, month (1 to 12), day}. */
export const dailyCursor = storageEntry<readonly DayRecord<"travel">[]>(
  "daily-cursor",
  v.array(v.object({ travel: amount, ...day })),
  [],
)

/** Scroll travel by day, in CSS pixels: {distance, year, month (1 to 12), day}. */
export const dailyScroll = storageEntry<readonly DayRecord<"distance">[]>(
  "daily-scroll",
  v.array(v.object({ distance: amount, ...day })),
  [],
)

/** Time on site by day, in seconds: {time, year, month (1 to 12), day}. */
export const dailyTime = storageEntry<readonly DayRecord<"time">[]>(
  "daily-time",
  v.array(v.object({ time: amount, ...day })),
  [],
)

/** The screen's density in CSS pixels per inch, as measured by the visitor. */
export const screenDensity = storageEntry("screen-density", v.pipe(whole(50, 250)), cssDensity)

/** The latest seconds (since 1970) that any tab has counted. */
const countedSeconds = storageEntry<readonly number[]>(
  "session-seconds",
  v.array(v.pipe(v.number(), v.integer())),
  [],
)

/** The time in seconds for which counted seconds are stored; longer than a tab takes to write its own. */
const memorySeconds = 30

/** Amounts that a tab has measured on a day and not yet written. */
export type Pending = { day: Day; cursor: number; scroll: number; seconds: readonly number[] }

function add<M extends Measure>(
  entry: Entry<readonly DayRecord<M>[]>,
  measure: M,
  day: Day,
  amount: number,
): void {
  const old = read(entry)
  const next = addAmount(old, measure, day, amount)
  if (next !== old) write(entry, next)
}

/** Filters the seconds that no tab has counted yet. */
function uncountedSeconds(seconds: readonly number[]): number[] {
  const counted = new Set(read(countedSeconds))
  return seconds.filter(second => !counted.has(second))
}

/** Returns the unwritten amount of a measure, in CSS pixels or in seconds that no other tab has counted. */
export function pendingAmount({ cursor, scroll, seconds }: Pending, measure: Measure): number {
  if (measure === "time") return uncountedSeconds(seconds).length
  return measure === "travel" ? cursor : scroll
}

/**
 * Adds amounts to the stored records of the day, which another tab may have changed. Seconds that another tab has
 * counted are not counted again.
 */
export function addToDay({ day, cursor, scroll, seconds }: Pending): void {
  add(dailyCursor, "travel", day, cursor)
  add(dailyScroll, "distance", day, scroll)
  if (seconds.length === 0) return
  const uncounted = uncountedSeconds(seconds)
  if (uncounted.length === 0) return
  const newest = Math.max(...uncounted)
  const recent = [...read(countedSeconds), ...uncounted].filter(
    second => Math.abs(newest - second) <= memorySeconds,
  )
  write(countedSeconds, recent)
  add(dailyTime, "time", day, uncounted.length)
}

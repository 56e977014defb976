/** What is remembered of every day in this browser, and how one more stretch of travel and time is added to it. */
import * as v from "valibot"
import type { Day } from "../../lib/calendar/calendarDay"
import { type DayRecord, type Measure, withAmount } from "../../lib/calendar/dayRecords"
import { cssDensity } from "../../lib/text/travel"
import { storageEntry } from "../storage/storageEntry"
import { type Entry, read, write } from "../storage/useStorage"

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
const amount = v.pipe(v.number(), v.finite(), v.minValue(0))
// Months are 1 to 12.
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

/** CSS pixels to the inch of this screen, as the visitor has measured it. */
export const screenDensity = storageEntry("screen-density", v.pipe(whole(50, 250)), cssDensity)

/** The last seconds (since 1970) that some tab has counted already. */
const lately = storageEntry<readonly number[]>(
  "session-seconds",
  v.array(v.pipe(v.number(), v.integer())),
  [],
)

/** How long the counted seconds are remembered; longer than a tab keeps its own to itself. */
const memory = 30

/** What has not been written yet: of one day, by one tab. */
export type Pending = { day: Day; cursor: number; scroll: number; seconds: readonly number[] }

function add<M extends Measure>(
  entry: Entry<readonly DayRecord<M>[]>,
  measure: M,
  on: Day,
  more: number,
): void {
  const old = read(entry)
  const next = withAmount(old, measure, on, more)
  if (next !== old) write(entry, next)
}

/** Those seconds that no tab has counted yet. */
function freshSeconds(seconds: readonly number[]): number[] {
  const known = new Set(read(lately))
  return seconds.filter(second => !known.has(second))
}

/** How much of a measure has not been written yet: in CSS pixels, or in seconds that no other tab has counted. */
export function pendingAmount({ cursor, scroll, seconds }: Pending, measure: Measure): number {
  if (measure === "time") return freshSeconds(seconds).length
  return measure === "travel" ? cursor : scroll
}

/**
 * Adds to the day's records, which are read first: another tab may have written. A second (its number since 1970) that
 * another tab has counted is not counted again.
 */
export function addToDay({ day, cursor, scroll, seconds }: Pending): void {
  add(dailyCursor, "travel", day, cursor)
  add(dailyScroll, "distance", day, scroll)
  if (seconds.length === 0) return
  const fresh = freshSeconds(seconds)
  if (fresh.length === 0) return
  const newest = Math.max(...fresh)
  const recent = [...read(lately), ...fresh].filter(second => Math.abs(newest - second) <= memory)
  write(lately, recent)
  add(dailyTime, "time", day, fresh.length)
}

/** The yard on a day of the year, with what was done there: one picture for all four questions. */
import { type Season, seasonOf } from "../../lib/calendar/season"
import { notBegun, type Progress } from "./chores"
import {
  paintFlowers,
  paintLateSnow,
  paintLeaves,
  paintPertti,
  paintSnowfall,
  paintSnowman,
  paintSummer,
  paintThaw,
} from "./paintSeason"
import { paintShaken, paintSitter, paintSkier, paintSticks } from "./paintWaits"
import { paintBirch, paintClouds, paintCottage, paintGround, paintSash, paintSky } from "./paintYard"
import type { Pen } from "./pixels"
import { yardOn } from "./world"

export type View = {
  /** The day of the year, 1 to 366, and the season that was asked about. */
  day: number
  asked: Season
  progress: Progress
  /** Seconds that it has been looked at, and since the last press; infinite where nothing moves. */
  time: number
  since: number
  /** How far what was sown has come up, 0 to 1, while the year runs to its bloom. */
  open?: number | undefined
  /** How much speed is being gathered, 0 to 1; null while nothing is held. */
  held?: number | null
}

/** How far what a press begins has gone, 0 to 1. */
const part = (since: number, seconds: number) => Math.min(1, since / seconds)

/** How low the sun has been pushed, 0 to 1: down, a touch of the horizon, and up again. */
export function sunset({ progress, since }: Pick<View, "progress" | "since">): number {
  if (progress.done === 0 && !progress.again) return 0
  return Math.sin(part(since, 2.4) * Math.PI)
}

export function paint(pen: Pen, { day, asked, progress, time, since, open, held = null }: View): void {
  const season = seasonOf(day)
  const yard = yardOn(day)
  const undone = progress.done === 0 && progress.again
  paintSky(pen, yard, season === "summer" && asked === season ? Math.min(1, sunset({ progress, since })) : 0)
  paintClouds(pen, yard, time)
  paintGround(pen, yard)
  if (season === "summer") paintSummer(pen, time)
  paintCottage(pen, yard, time)
  const isOut = season === asked
  // Who waits for the summer or tries the skis sits or stands in the yard; the others look on from the window.
  const tries = !isOut && (asked === "winter" || (asked === "summer" && progress.done > 0))
  if (!isOut && !tries) paintPertti(pen, false, season, time)
  paintSash(pen)
  if (season === "spring") paintThaw(pen, time)
  const shake = !isOut && asked === "autumn" && progress.done > 0 && since < 0.7
  paintBirch(pen, yard, shake ? time * 30 : time)
  const own = isOut ? progress : notBegun
  if (season === "spring") paintFlowers(pen, own, time, open)
  if (isOut && open !== undefined) paintSticks(pen, progress, yard, 1)
  if (season === "winter") paintSnowman(pen, own, isOut && undone ? part(since, 2.6) : 1)
  if (isOut) paintPertti(pen, true, season, time, own.done > 0 ? { since, done: own.done } : null)
  const gust = isOut && undone ? part(since, 1.6) : 1
  if (season === "autumn") paintLeaves(pen, yard, time, own, gust, since)
  if (!isOut) paintWait(pen, { asked, season, yard, progress, since, time, held })
  if (season === "winter") paintSnowfall(pen, time, 0.35 + 0.65 * yard.snow)
  if (season === "spring" && isOut && undone) {
    paintLateSnow(pen, part(since, 6))
    paintSnowfall(pen, time, 1 - part(since, 7))
  }
}

type Wait = Pick<View, "asked" | "progress" | "since" | "time"> & {
  season: Season
  yard: ReturnType<typeof yardOn>
  held: number | null
}

/** What is done in the yard by those who have asked about another season. */
function paintWait(pen: Pen, { asked, season, yard, ...view }: Wait): void {
  const { progress, since } = view
  if (asked === "spring") paintSticks(pen, progress, yard, part(since, 0.5))
  if (asked === "winter") paintSkier(pen, season, yard, view)
  if (asked === "summer" && progress.done > 0) paintSitter(pen, yard)
  if (asked === "autumn") paintShaken(pen, progress, season, part(since, 1.4))
}

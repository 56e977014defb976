/** The yard on a day of the year, with what was done there: one picture for all four questions. */
import { type Season, seasonOf } from "../../lib/calendar/season"
import type { Progress } from "./chores"
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
}

/** How far what a press begins has gone, 0 to 1. */
const part = (since: number, seconds: number) => Math.min(1, since / seconds)

/** How low the sun has been pushed, 0 to 1: down, a touch of the horizon, and up again. */
export function sunset({ progress, since }: Pick<View, "progress" | "since">): number {
  if (progress.done === 0 && !progress.again) return 0
  return Math.sin(part(since, 2.4) * Math.PI)
}

export function paint(pen: Pen, { day, asked, progress, time, since }: View): void {
  const season = seasonOf(day)
  const yard = yardOn(day)
  const undone = progress.done === 0 && progress.again
  paintSky(pen, yard, season === "summer" ? Math.min(1, sunset({ progress, since })) : 0)
  paintClouds(pen, yard, time)
  paintGround(pen, yard)
  if (season === "summer") paintSummer(pen, time)
  paintCottage(pen, yard, time)
  const isOut = season === asked
  if (!isOut) paintPertti(pen, false, season, time)
  paintSash(pen)
  if (season === "spring") paintThaw(pen, time)
  paintBirch(pen, yard, time)
  if (season === "spring") paintFlowers(pen, progress, time)
  if (season === "winter") paintSnowman(pen, progress, undone ? part(since, 2.6) : 1)
  if (isOut) paintPertti(pen, true, season, time)
  if (season === "autumn") paintLeaves(pen, yard, time, progress, undone ? part(since, 1.6) : 1)
  if (season === "winter") paintSnowfall(pen, time, 0.35 + 0.65 * yard.snow)
  if (season === "spring" && undone) {
    paintLateSnow(pen, part(since, 6))
    paintSnowfall(pen, time, 1 - part(since, 7))
  }
}

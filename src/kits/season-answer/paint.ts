/** Painting of the yard on a day of the year, with the chores done there; shared by all four questions. */
import { type Season, seasonOf } from "../../lib/calendar/season"
import { initialProgress, type Progress } from "./chores"
import { paintShaken, paintSitter, paintSkier, paintSticks } from "./paintOtherChores"
import {
  paintFlowers,
  paintLateSnow,
  paintLeaves,
  paintPertti,
  paintRolling,
  paintSnowfall,
  paintSnowman,
  paintSummer,
  paintThaw,
} from "./paintSeason"
import { paintBirch, paintClouds, paintCottage, paintGround, paintSash, paintSky } from "./paintYard"
import type { Pen } from "./pixels"
import { yardOn } from "./yard"

export type View = {
  /** The day of the year, 1 to 366, and the season of the question. */
  day: number
  asked: Season
  progress: Progress
  /** Seconds since the start, and since the last press. */
  time: number
  since: number
  /** The growth of the seeds, 0 to 1, while the year runs to the bloom. */
  open?: number | undefined
  /** The power gathered by holding, 0 to 1; null while nothing is held. */
  held?: number | null
}

/** Returns the progress of an animation that began with the last press, 0 to 1. */
const progressOf = (since: number, seconds: number) => Math.min(1, since / seconds)

/** Returns how low the sun has been pushed, 0 to 1: down to the horizon and up again. */
export function sunset({ progress, since }: Pick<View, "progress" | "since">): number {
  if (progress.done === 0 && !progress.again) return 0
  return Math.sin(progressOf(since, 2.4) * Math.PI)
}

export function paint(pen: Pen, { day, asked, progress, time, since, open, held = null }: View): void {
  const season = seasonOf(day)
  const yard = yardOn(day)
  const isUndone = progress.done === 0 && progress.again
  paintSky(pen, yard, season === "summer" && asked === season ? Math.min(1, sunset({ progress, since })) : 0)
  paintClouds(pen, yard, time)
  paintGround(pen, yard)
  if (season === "summer") paintSummer(pen, time)
  paintCottage(pen, yard, time)
  const isOut = season === asked
  // The hamster is in the yard when he waits for the summer or skis; otherwise he looks out of the window.
  const isTrying = !isOut && (asked === "winter" || (asked === "summer" && progress.done > 0))
  if (!isOut && !isTrying) paintPertti(pen, false, season, time)
  paintSash(pen)
  if (season === "spring") paintThaw(pen, time)
  const isShaking = !isOut && asked === "autumn" && progress.done > 0 && since < 0.7
  paintBirch(pen, yard, isShaking ? time * 30 : time)
  const own = isOut ? progress : initialProgress
  if (season === "spring") paintFlowers(pen, own, time, open)
  if (isOut && open !== undefined) paintSticks(pen, progress, yard, 1)
  if (season === "winter") paintSnowman(pen, own, isOut && isUndone ? progressOf(since, 2.6) : 1)
  const isRolling = season === "winter" && isOut && held !== null
  if (isRolling) paintRolling(pen, held, time)
  else if (isOut) paintPertti(pen, true, season, time, own.done > 0 ? { since, done: own.done } : null)
  const gust = isOut && isUndone ? progressOf(since, 1.6) : 1
  if (season === "autumn") paintLeaves(pen, yard, time, own, gust, since)
  if (!isOut) paintWait(pen, { asked, season, yard, progress, since, time, held })
  if (season === "winter") paintSnowfall(pen, time, 0.35 + 0.65 * yard.snow)
  if (season === "spring" && isOut && isUndone) {
    paintLateSnow(pen, progressOf(since, 6))
    paintSnowfall(pen, time, 1 - progressOf(since, 7))
  }
}

type Wait = Pick<View, "asked" | "progress" | "since" | "time"> & {
  season: Season
  yard: ReturnType<typeof yardOn>
  held: number | null
}

/** Paints the chore of a question about another season. */
function paintWait(pen: Pen, { asked, season, yard, ...view }: Wait): void {
  const { progress, since } = view
  if (asked === "spring") paintSticks(pen, progress, yard, progressOf(since, 0.5))
  if (asked === "winter") paintSkier(pen, season, yard, view)
  if (asked === "summer" && progress.done > 0) paintSitter(pen, yard)
  if (asked === "autumn") paintShaken(pen, progress, season, progressOf(since, 1.4))
}

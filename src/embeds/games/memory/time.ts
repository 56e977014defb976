/** Time as the game writes and says it; all of it in milliseconds. */
import { formatClock, formatDuration } from "../../../lib/text/duration"

/** As on a clock: "0:41", "12:05", "75:00". */
export function clock(milliseconds: number): string {
  return formatClock(milliseconds / 1000, "minute")
}

/** In words: "41 seconds", "1 minute and 5 seconds". */
export function spoken(milliseconds: number): string {
  return formatDuration(milliseconds, { from: "minute", long: true, down: true })
}

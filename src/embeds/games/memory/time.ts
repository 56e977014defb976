/** Formats times given in milliseconds. */
import { formatClock, formatDuration } from "../../../lib/text/duration"

/** Formats a time for display: "0:41", "12:05", "75:00". */
export function clock(milliseconds: number): string {
  return formatClock(milliseconds / 1000, "minute")
}

/** Formats a time for screen readers: "41 seconds", "1 minute and 5 seconds". */
export function spoken(milliseconds: number): string {
  return formatDuration(milliseconds, { from: "minute", long: true, down: true })
}

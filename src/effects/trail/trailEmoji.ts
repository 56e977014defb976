/** The emoji that follows the pointer: the visitor's choice, that of a celebration or the night, or a rainbow. */
import { dateFlags, type LocalParts } from "../../lib/calendar/dateFlags"
import { isMoonHour } from "./moonHours"

/** Returns the emoji at a time; an `override` that isn't empty has precedence. */
export function trailEmoji(at: LocalParts, override = ""): string {
  const flags = dateFlags(at)
  if (override) return override
  if (flags.christmas) return "🎄"
  if (flags.valentine) return "💘"
  if (flags.birthday) return "🎂"
  if (flags.halloween) return "🎃"
  if (flags.independence) return "🇫🇮"
  return isMoonHour(at.hour) ? "🌙" : "🌈"
}

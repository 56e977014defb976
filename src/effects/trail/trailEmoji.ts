/** Which emoji follows the pointer: the visitor's own choice, that of a day or the night, or a rainbow. */
import { dateFlags, type LocalParts } from "../../lib/calendar/dateFlags"
import { isMoonHour } from "./moonHours"

/** The emoji at a time; `override` goes before everything else unless it is empty. */
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

/** An instant as the clocks and calendars of Helsinki show it, wherever the reader is. */
import { TZDate, tz } from "@date-fns/tz"
import { getDayOfYear, getDaysInYear } from "date-fns"

const zone = "Europe/Helsinki"
const inZone = { in: tz(zone) }

export type ZoneParts = {
  year: number
  /** 1 to 12. */
  month: number
  /** 1 to 31. */
  day: number
  /** 0 (Sunday) to 6 (Saturday). */
  weekday: number
  hour: number
  minute: number
  second: number
  /** 1 to 366. */
  dayOfYear: number
  /** 365 or 366. */
  daysInYear: number
}

/** The parts of an instant in Helsinki, by the IANA time zone database. Throws a RangeError for an invalid date. */
export function helsinki(instant: Date): ZoneParts {
  if (Number.isNaN(instant.getTime())) throw new RangeError("An invalid date has no parts.")
  const there = new TZDate(instant.getTime(), zone)
  return {
    year: there.getFullYear(),
    month: there.getMonth() + 1,
    day: there.getDate(),
    weekday: there.getDay(),
    hour: there.getHours(),
    minute: there.getMinutes(),
    second: there.getSeconds(),
    dayOfYear: getDayOfYear(instant, inZone),
    daysInYear: getDaysInYear(instant, inZone),
  }
}

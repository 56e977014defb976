/** Days written in British English: "2 June 2021". */

import { monthNames } from "./dayNames"

/**
 * Formats "2021-06-02" as "2 June 2021", independent of the time zone and locale of the machine. Throws a RangeError
 * for any text that is not a day of the calendar.
 */
export function longDate(day: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day)
  const [year, month, date] = (match?.slice(1) ?? []).map(Number)
  const name = monthNames[(month ?? 0) - 1]
  if (!year || !date || !name || date > new Date(Date.UTC(year, month ?? 0, 0)).getUTCDate()) {
    throw new RangeError(`"${day}" is not a day: write one as 2024-05-31.`)
  }
  return `${date} ${name} ${year}`
}

/** The four seasons by the day of the year. */

export const seasons = ["winter", "spring", "summer", "autumn"] as const

export type Season = (typeof seasons)[number]

/** The day of the year on which each season begins, the same in leap years. */
const firstDay: Record<Season, number> = { spring: 80, summer: 174, autumn: 267, winter: 335 }

function checkDay(day: number, daysInYear: number): void {
  if (Number.isInteger(day) && day >= 1 && day <= daysInYear) return
  throw new RangeError(`A year of ${daysInYear} days has no day ${day}.`)
}

/** Returns the season of a day of the year, 1 to 366. Throws a RangeError for any other number. */
export function seasonOf(dayOfYear: number): Season {
  checkDay(dayOfYear, 366)
  if (dayOfYear >= firstDay.winter || dayOfYear < firstDay.spring) return "winter"
  if (dayOfYear < firstDay.summer) return "spring"
  return dayOfYear < firstDay.autumn ? "summer" : "autumn"
}

export function seasonAfter(season: Season): Season {
  return seasons[(seasons.indexOf(season) + 1) % seasons.length] ?? "winter"
}

/**
 * Counts the days to the next first day of a season, 1 to 366: on that first day itself, a year.
 * Throws a RangeError if the year, of 365 or 366 days, has no such day.
 */
export function daysTo(season: Season, dayOfYear: number, daysInYear: number): number {
  checkDay(dayOfYear, daysInYear)
  const first = firstDay[season]
  return first > dayOfYear ? first - dayOfYear : daysInYear - dayOfYear + first
}

/** Counts the days from a day of the year (1 to `daysInYear`) to the next season, 1 to 111. */
export function daysToChange(dayOfYear: number, daysInYear: number): number {
  return daysTo(seasonAfter(seasonOf(dayOfYear)), dayOfYear, daysInYear)
}

/** Formats a day of a year as "21 March". Day 0 and days after the last fall in the neighbouring years. */
export function dateOfDay(year: number, dayOfYear: number): string {
  const date = new Date(Date.UTC(year, 0, dayOfYear))
  return date.toLocaleDateString("en-GB", { day: "numeric", month: "long", timeZone: "UTC" })
}

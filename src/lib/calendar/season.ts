/** The four seasons by the number of the day in the year: winter 335 to 79, spring to 173, summer to 266, autumn to 334. */

export const seasons = ["winter", "spring", "summer", "autumn"] as const

export type Season = (typeof seasons)[number]

/** The number of each season's first day in any year, leap or not. */
const firstDay: Record<Season, number> = { spring: 80, summer: 174, autumn: 267, winter: 335 }

function checkDay(day: number, daysInYear: number): void {
  if (Number.isInteger(day) && day >= 1 && day <= daysInYear) return
  throw new RangeError(`A year of ${daysInYear} days has no day ${day}.`)
}

/** The season of a day of the year, 1 to 366. Throws a RangeError for any other number. */
export function seasonOf(dayOfYear: number): Season {
  checkDay(dayOfYear, 366)
  if (dayOfYear >= firstDay.winter || dayOfYear < firstDay.spring) return "winter"
  if (dayOfYear < firstDay.summer) return "spring"
  return dayOfYear < firstDay.autumn ? "summer" : "autumn"
}

/** The season that comes after this one. */
export function seasonAfter(season: Season): Season {
  return seasons[(seasons.indexOf(season) + 1) % seasons.length] ?? "winter"
}

/**
 * Days from a day of the year to the next first day of a season, 1 to 366: on that first day itself, a year.
 * Throws a RangeError for a day that the year (of 365 or 366 days) has not.
 */
export function daysTo(season: Season, dayOfYear: number, daysInYear: number): number {
  checkDay(dayOfYear, daysInYear)
  const first = firstDay[season]
  return first > dayOfYear ? first - dayOfYear : daysInYear - dayOfYear + first
}

/** Days until the season of a day of the year (1 to `daysInYear`) gives way to the next, 1 to 111. */
export function daysToChange(dayOfYear: number, daysInYear: number): number {
  return daysTo(seasonAfter(seasonOf(dayOfYear)), dayOfYear, daysInYear)
}

/** A day of a year as a date, "21 March"; day 0 and days past the year's last are of the years beside it. */
export function dateOfDay(year: number, dayOfYear: number): string {
  const date = new Date(Date.UTC(year, 0, dayOfYear))
  return date.toLocaleDateString("en-GB", { day: "numeric", month: "long", timeZone: "UTC" })
}

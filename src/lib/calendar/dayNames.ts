/** The English names of months and weekdays. */

/** January first. */
export const monthNames = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const

/** Sunday first. */
export const weekdayNames = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const

/** Returns the name of a month, 1 to 12. Throws a RangeError for any other number. */
export function monthName(month: number): string {
  const name = monthNames[month - 1]
  if (name === undefined) throw new RangeError(`There is no month ${month}.`)
  return name
}

/** Returns the name of a weekday, 0 (Sunday) to 7 (Sunday again). Throws a RangeError for any other number. */
export function weekdayName(weekday: number): string {
  const name = weekdayNames[weekday === 7 ? 0 : weekday]
  if (name === undefined) throw new RangeError(`There is no weekday ${weekday}.`)
  return name
}

/** A time of day read as a number, which for one minute a day may be the year. */

/**
 * Hours (0 to 23) and minutes (0 to 59) as digits: the hour is left out when it is 0, and the minutes have two digits
 * only when there is an hour. 0, 7 is "7"; 1, 5 is "105"; 20, 26 is "2026".
 */
export function digits(hours: number, minutes: number): string {
  if (hours === 0) return String(minutes)
  return `${hours}${String(minutes).padStart(2, "0")}`
}

/** Whether a time's digits are the number of the year. */
export function isYear(time: string, year: number): boolean {
  return Number(time) === year
}

/** The hours of the night for the trail's moon. */

/** Returns whether an hour, 0 to 23, is in the night. */
export function isMoonHour(hour: number): boolean {
  return hour >= 23 || hour < 6
}

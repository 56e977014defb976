/** The hours of the moon: those when visitors ought to be asleep. */

/** Whether an hour (0 to 23) is between 23:00 and 05:59. */
export function isMoonHour(hour: number): boolean {
  return hour >= 23 || hour < 6
}

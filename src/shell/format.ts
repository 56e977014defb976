/** Numbers of the session as the task bar and the footer write them. */

/** Whole pixels with commas between thousands: "12,408 px". */
export function pixels(count: number): string {
  return `${Math.round(count).toLocaleString("en-GB")} px`
}

/** Seconds as a stopwatch shows them: "2:41", "1:00:05". */
export function stopwatch(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const two = (part: number) => String(part).padStart(2, "0")
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor(whole / 60) % 60
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}

/** Pixels a second with two decimals: "12.34 px/s". */
export function rate(perSecond: number): string {
  return `${(Number.isFinite(perSecond) ? perSecond : 0).toFixed(2)} px/s`
}

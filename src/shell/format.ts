/** Numbers of the session as the task bar and the footer write them. */

const whole = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 0 })

/** Whole pixels with commas between thousands: "12,408 px". */
export function pixels(count: number): string {
  return `${whole.format(Math.round(count))} px`
}

/** Pixels a second with two decimals: "12.34 px/s". */
export function rate(perSecond: number): string {
  return `${(Number.isFinite(perSecond) ? perSecond : 0).toFixed(2)} px/s`
}

/** Formats the session's numbers for the task bar and the footer. */

const integerFormat = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 0 })

/** Formats a distance as whole pixels with thousands separators: "12,408 px". */
export function formatPixels(count: number): string {
  return `${integerFormat.format(Math.round(count))} px`
}

/** Formats a speed in pixels a second with two decimals: "12.34 px/s"; 0 if it isn't finite. */
export function formatSpeed(perSecond: number): string {
  return `${(Number.isFinite(perSecond) ? perSecond : 0).toFixed(2)} px/s`
}

/** Distances over the screen: pixels in metres, rates, and the share of the way to the Moon. */

/** CSS pixels per inch, by the definition of the CSS pixel (CSS Values and Units, section 6.2). */
export const cssDensity = 96

/** Metres in an inch, exactly. */
const inchMetres = 0.0254

/** The mean distance from the Earth to the Moon, in kilometres. */
export const moonKilometres = 384_400

/** Seconds in a year: the tropical year of 1900, 31,556,925.9747 s, by which the second was defined until 1967. */
export const secondsPerYear = 31_556_926

/** Converts CSS pixels to metres; `density` is in CSS pixels per inch. */
export function toMetres(pixels: number, density = cssDensity): number {
  return (pixels / density) * inchMetres
}

/** Converts millimetres to CSS pixels; `density` is in CSS pixels per inch. */
export function millimetresToPixels(millimetres: number, density = cssDensity): number {
  return (millimetres / 1000 / inchMetres) * density
}

/** Returns the travel per second; 0 while no time has passed. */
export function rate(travel: number, seconds: number): number {
  return seconds > 0 ? travel / seconds : 0
}

/** Returns the share of the way to the Moon for metres travelled; above 1 on the way back. */
export function moonShare(travelled: number): number {
  return travelled / (moonKilometres * 1000)
}

/**
 * Returns the years left to the Moon at a speed; 0 if it is reached, null without movement. `travelled` is in metres.
 */
export function moonYears(travelled: number, metresPerSecond: number): number | null {
  const left = Math.max(0, moonKilometres * 1000 - travelled)
  if (left === 0) return 0
  return metresPerSecond > 0 ? left / metresPerSecond / secondsPerYear : null
}

/** Formats a number with separated thousands and fixed decimals: "12,408.00". */
export function formatNumber(value: number, decimals = 0): string {
  return value.toLocaleString("en-GB", { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
}

/** Formats a number with three significant digits: "0.000000123"; from 1000 on, as a whole number. */
export function formatSignificant(value: number): string {
  if (Math.abs(value) >= 1000) return formatNumber(value)
  return value.toLocaleString("en-GB", { maximumSignificantDigits: 3 })
}

/** Formats a length in metres with a fitting unit: "0 m", "12.3 mm", "45.6 cm", "78.9 m", "1.23 km". */
export function formatLength(inMetres: number): string {
  if (inMetres >= 1000) return `${formatSignificant(inMetres / 1000)} km`
  if (inMetres >= 1 || inMetres === 0) return `${formatSignificant(inMetres)} m`
  return inMetres >= 0.1
    ? `${formatSignificant(inMetres * 100)} cm`
    : `${formatSignificant(inMetres * 1000)} mm`
}

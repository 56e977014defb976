/** Travel over the screen: pixels as metres, rates, and how far that is on the way to the Moon. */

/** CSS pixels in an inch, by the definition of the CSS pixel (CSS Values and Units, section 6.2). */
export const cssDensity = 96

/** Metres in an inch, exactly. */
const inch = 0.0254

/** The mean distance from the Earth to the Moon, in kilometres. */
export const moonKilometres = 384_400

/** Seconds in a year: the tropical year of 1900, 31,556,925.9747 s, by which the second was defined until 1967. */
export const secondsPerYear = 31_556_926

/** A length in CSS pixels as metres, on a screen with this many of them to the inch. */
export function metres(pixels: number, density = cssDensity): number {
  return (pixels / density) * inch
}

/** A length in millimetres as CSS pixels, on a screen with this many of them to the inch. */
export function pixelsOf(millimetres: number, density = cssDensity): number {
  return (millimetres / 1000 / inch) * density
}

/** Travel in a second; 0 while no time has passed. */
export function rate(travel: number, seconds: number): number {
  return seconds > 0 ? travel / seconds : 0
}

/** The share of the way to the Moon: 0 at the start, 1 there, more on the way back. */
export function moonShare(travelled: number): number {
  return travelled / (moonKilometres * 1000)
}

/** Years to the Moon from here, at so many metres a second; null for somebody who is not moving, 0 when it is reached. */
export function moonYears(travelled: number, metresPerSecond: number): number | null {
  const left = Math.max(0, moonKilometres * 1000 - travelled)
  if (left === 0) return 0
  return metresPerSecond > 0 ? left / metresPerSecond / secondsPerYear : null
}

/** A number with its thousands apart and so many decimals: "12,408.00". */
export function grouped(value: number, decimals = 0): string {
  return value.toLocaleString("en-GB", { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
}

/** A number with three significant digits, however small: "0.000000123". Whole thousands stay whole. */
export function rough(value: number): string {
  if (Math.abs(value) >= 1000) return grouped(value)
  return value.toLocaleString("en-GB", { maximumSignificantDigits: 3 })
}

/** A length for people: "0 m", "12.3 mm", "45.6 cm", "78.9 m", "1.23 km". */
export function length(inMetres: number): string {
  if (inMetres >= 1000) return `${rough(inMetres / 1000)} km`
  if (inMetres >= 1 || inMetres === 0) return `${rough(inMetres)} m`
  return inMetres >= 0.1 ? `${rough(inMetres * 100)} cm` : `${rough(inMetres * 1000)} mm`
}

/** A thing with a height, in metres. */
type Tall = { metres: number }

/** Those that are no higher than somebody has come, and the lowest of the rest, or null when none is left. */
export function passed<T extends Tall>(
  things: readonly T[],
  height: number,
): { passed: T[]; next: T | null } {
  const order = [...things].sort((a, b) => a.metres - b.metres)
  return {
    passed: order.filter(thing => thing.metres <= height),
    next: order.find(thing => thing.metres > height) ?? null,
  }
}

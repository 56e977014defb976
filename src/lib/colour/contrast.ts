/** Luminance and contrast of colours by WCAG 2.2. */
import { type Rgb, toLinear } from "./rgb"

/** Returns the relative luminance (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance): 0 for black, 1 for white. */
export function luminance(colour: Rgb): number {
  const [red, green, blue] = toLinear(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the contrast ratio (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio): 1 to 21, in either order. */
export function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

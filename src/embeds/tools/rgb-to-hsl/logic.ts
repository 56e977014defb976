/** Describes a colour: its gamut, its CSS name and its contrast. The notations are in `notations.ts`. */
import {
  type Color,
  colorsNamed,
  converter,
  differenceEuclidean,
  formatHex,
  getMode,
  type Rgb,
  toGamut,
  wcagContrast,
} from "culori"

const toRgb = converter("rgb")
const toP3 = converter("p3")
const mapToSrgb = toGamut("rgb", "oklch")
const distance = differenceEuclidean("oklab")

/** Rounds to a number of decimals, without trailing zeros or a minus zero. */
export function short(value: number, decimals: number): string {
  return `${Number(value.toFixed(decimals)) + 0}`
}

/** Fills the colour's missing channels ("none", or the hue of a grey) with 0. */
export function filled<C extends Color>(colour: C): C {
  const given = Object.entries(colour).map(([key, value]) => [key, value ?? 0])
  const absent = getMode(colour.mode)
    .channels.filter(channel => channel !== "alpha")
    .map(channel => [channel, 0])
  return Object.fromEntries([...absent, ...given]) as C
}

// Half an 8-bit step: a channel outside by less rounds to one inside.
const tolerance = 0.5 / 255

function isInGamut({ r, g, b }: { r: number; g: number; b: number }): boolean {
  return [r, g, b].every(part => part >= -tolerance && part <= 1 + tolerance)
}

/**
 * The maximum difference between the channels of a grey in sRGB: a sixteenth of an 8-bit step. The white points of
 * Lab, XYZ and ProPhoto have four or five digits, so their greys are off by up to 0.0002 after conversion.
 */
const greySpread = 1 / 255 / 16

function isGreyRgb({ r, g, b }: { r: number; g: number; b: number }): boolean {
  const max = Math.max(r, g, b)
  return max - Math.min(r, g, b) <= greySpread * Math.max(1, Math.abs(max))
}

export type ColourDescription = {
  colour: Color
  /** True if the colour is achromatic; any hue left in its channels is a rounding error. */
  isGrey: boolean
  /**
   * The colour in sRGB, channels 0 to 1; if it is outside, mapped by CSS Color 4's method (reducing chroma in
   * OKLCH).
   */
  rgb: Rgb
  alpha: number
  gamut: "srgb" | "p3" | "beyond"
  /** The distance in OKLab from the colour to `rgb`, in which white and black are 1 apart; 0 inside sRGB. */
  gamutDistance: number
}

/** Describes a colour: mapped into sRGB, with its gamut, its alpha and whether it is grey. */
export function describeColour(given: Color): ColourDescription {
  const colour = filled(given)
  const unmapped = filled(toRgb(colour))
  const isInside = isInGamut(unmapped)
  const clip = (part: number) => Math.min(1, Math.max(0, part))
  const { r, g, b } = isInside ? unmapped : filled(mapToSrgb({ ...colour, alpha: 1 }))
  const clipped: Rgb = { mode: "rgb", r: clip(r), g: clip(g), b: clip(b) }
  const level = (clipped.r + clipped.g + clipped.b) / 3
  // Greys are made exact, because near white and black HSL saturation divides by almost zero.
  const rgb: Rgb = isGreyRgb(clipped) ? { mode: "rgb", r: level, g: level, b: level } : clipped
  const gamut = isInside ? "srgb" : isInGamut(filled(toP3(colour))) ? "p3" : "beyond"
  return {
    colour,
    isGrey: isGreyRgb(unmapped),
    rgb,
    alpha: given.alpha ?? ("alpha" in given ? 0 : 1),
    gamut,
    gamutDistance: isInside ? 0 : distance(colour, rgb),
  }
}

/** Formats a colour as "#rrggbb", mapped into sRGB, without its alpha. */
export function hexOf({ rgb }: ColourDescription): string {
  return formatHex({ ...rgb, alpha: undefined })
}

export type Named = { names: string[]; exact: boolean; distance: number }

const named = Object.entries(colorsNamed).map(([name, value]) => ({
  name,
  value,
  rgb: { mode: "rgb", r: (value >> 16) / 255, g: ((value >> 8) & 255) / 255, b: (value & 255) / 255 } as Rgb,
}))

/**
 * Returns the CSS names of a colour, or of the nearest named colour in OKLab; alpha is ignored, except for
 * "transparent".
 */
export function nameOf(facts: ColourDescription): Named {
  const value = Number.parseInt(hexOf(facts).slice(1), 16)
  if (value === 0 && facts.alpha === 0) return { names: ["transparent"], exact: true, distance: 0 }
  const exact = named.filter(each => each.value === value).map(each => each.name)
  if (exact.length > 0) return { names: exact, exact: true, distance: 0 }
  const best = named
    .map(each => ({ ...each, distance: distance(each.rgb, facts.rgb) }))
    .reduce((a, b) => (b.distance < a.distance ? b : a))
  const names = named.filter(each => each.value === best.value).map(each => each.name)
  return { names, exact: false, distance: best.distance }
}

/**
 * Returns the WCAG 2 contrast (1 to 21) of a colour as text on an opaque background; a translucent colour is
 * composited first.
 */
export function contrastOn({ rgb, alpha }: ColourDescription, background: ColourDescription): number {
  const over = (top: number, bottom: number) => top * alpha + bottom * (1 - alpha)
  const { r, g, b } = background.rgb
  return wcagContrast(
    { mode: "rgb", r: over(rgb.r, r), g: over(rgb.g, g), b: over(rgb.b, b) },
    background.rgb,
  )
}

/** Formats a ratio with two decimals, rounded down: 4.499 is not 4.5. */
export function ratioText(ratio: number): string {
  return `${(Math.floor(ratio * 100 + 1e-6) / 100).toFixed(2)} : 1`
}

/** Grades a contrast ratio (WCAG 2.2: 1.4.3 and 1.4.6). */
export function ratioGrade(ratio: number): string {
  if (ratio >= 7) return "AAA: any text"
  if (ratio >= 4.5) return "AA: any text"
  if (ratio >= 3) return "AA: large text only"
  return "fails"
}

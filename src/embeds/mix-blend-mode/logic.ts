/** The blend modes of CSS as arithmetic, by the W3C's Compositing and Blending Levels 1 and 2. */
import { mapChannels as each, parseColour, toHex } from "../../lib/colour/rgb"

export const modes = [
  "normal",
  "multiply",
  "screen",
  "overlay",
  "darken",
  "lighten",
  "color-dodge",
  "color-burn",
  "hard-light",
  "soft-light",
  "difference",
  "exclusion",
  "hue",
  "saturation",
  "color",
  "luminosity",
  "plus-lighter",
  "plus-darker",
] as const

export type Mode = (typeof modes)[number]

/** Red, green and blue in sRGB, each from 0 to 1. CSS blends the gamma-encoded values, not linear light. */
export type Rgb = readonly [number, number, number]

const hardLight = (below: number, above: number) =>
  above <= 0.5 ? below * 2 * above : below + (2 * above - 1) - below * (2 * above - 1)

function softLight(below: number, above: number): number {
  if (above <= 0.5) return below - (1 - 2 * above) * below * (1 - below)
  const root = below <= 0.25 ? ((16 * below - 12) * below + 4) * below : Math.sqrt(below)
  return below + (2 * above - 1) * (root - below)
}

/** The separable modes, as functions of one channel: first the lower layer, then the upper. */
const separable: Partial<Record<Mode, (below: number, above: number) => number>> = {
  normal: (_, above) => above,
  multiply: (below, above) => below * above,
  screen: (below, above) => below + above - below * above,
  overlay: (below, above) => hardLight(above, below),
  darken: Math.min,
  lighten: Math.max,
  "color-dodge": (below, above) => (below === 0 ? 0 : above === 1 ? 1 : Math.min(1, below / (1 - above))),
  "color-burn": (below, above) => (below === 1 ? 1 : above === 0 ? 0 : 1 - Math.min(1, (1 - below) / above)),
  "hard-light": hardLight,
  "soft-light": softLight,
  difference: (below, above) => Math.abs(below - above),
  exclusion: (below, above) => below + above - 2 * below * above,
}

const lum = ([r, g, b]: Rgb) => 0.3 * r + 0.59 * g + 0.11 * b
const sat = (colour: Rgb) => Math.max(...colour) - Math.min(...colour)

function clipped(colour: Rgb): Rgb {
  const light = lum(colour)
  const [min, max] = [Math.min(...colour), Math.max(...colour)]
  const raised = min < 0 ? each(colour, part => light + ((part - light) * light) / (light - min)) : colour
  return max > 1 ? each(raised, part => light + ((part - light) * (1 - light)) / (max - light)) : raised
}

function withLum(colour: Rgb, light: number): Rgb {
  const difference = light - lum(colour)
  return clipped(each(colour, part => part + difference))
}

function withSat(colour: Rgb, amount: number): Rgb {
  const min = Math.min(...colour)
  const range = sat(colour)
  return each(colour, part => (range === 0 ? 0 : ((part - min) * amount) / range))
}

/** Blends two opaque colours. */
export function blend(mode: Mode, below: Rgb, above: Rgb): Rgb {
  const channel = separable[mode]
  if (channel) return [channel(below[0], above[0]), channel(below[1], above[1]), channel(below[2], above[2])]
  switch (mode) {
    case "hue":
      return withLum(withSat(above, sat(below)), lum(below))
    case "saturation":
      return withLum(withSat(below, sat(above)), lum(below))
    case "color":
      return withLum(above, lum(below))
    case "luminosity":
      return withLum(below, lum(above))
    case "plus-darker":
      return added(below, above, 1, true)
    default:
      return added(below, above, 1, false)
  }
}

/** Blends in the two additive modes, where the opacity scales the summands rather than the result. */
function added(below: Rgb, above: Rgb, opacity: number, darker: boolean): Rgb {
  const sum = (i: 0 | 1 | 2) =>
    darker ? Math.max(0, below[i] - opacity * (1 - above[i])) : Math.min(1, below[i] + opacity * above[i])
  return [sum(0), sum(1), sum(2)]
}

/** Returns the colour of a layer with an opacity (0 to 1) on an opaque one. */
export function composite(mode: Mode, below: Rgb, above: Rgb, opacity: number): Rgb {
  if (mode === "plus-lighter" || mode === "plus-darker")
    return added(below, above, opacity, mode === "plus-darker")
  const mixed = blend(mode, below, above)
  const seen = (i: 0 | 1 | 2) => below[i] * (1 - opacity) + mixed[i] * opacity
  return [seen(0), seen(1), seen(2)]
}

/** Parses "#rrggbb" to channels from 0 to 1. */
export function rgbOf(hex: string): Rgb {
  return each(parseColour(hex), part => part / 255)
}

/** Formats channels from 0 to 1 as "#rrggbb". */
export function hexOf(colour: Rgb): string {
  return toHex(each(colour, part => part * 255))
}

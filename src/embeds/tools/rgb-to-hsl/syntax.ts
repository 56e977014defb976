/** The syntax of the CSS colour functions: their channels, with the ranges and clamping of CSS Color 4. */

export type ChannelRule = {
  /** The culori name of the channel. */
  key: string
  /** The name in error messages. */
  label: string
  /** The divisor of a plain number, from CSS's scale to culori's. */
  divisor: number
  /** The value of 100 % on culori's scale; null if percentages are invalid. */
  fullPercent: number | null
  min?: number
  max?: number
  /** The maximum of a percentage, if it differs from `max`. */
  maxPercent?: number
  isAngle?: true
}

export type ColourSyntax = {
  /** The culori name of the colour space. */
  mode: string
  channels: readonly [ChannelRule, ChannelRule, ChannelRule]
  /**
   * The values between commas in CSS 2, apart from angles: all numbers or all percentages, or percentages only. Absent
   * for functions without a syntax with commas.
   */
  commas?: "either" | "percentages"
}

const channel = (key: string, label: string): ChannelRule => ({
  key,
  label,
  divisor: 255,
  fullPercent: 1,
  min: 0,
  max: 1,
})
const hue: ChannelRule = { key: "h", label: "hue", divisor: 1, fullPercent: null, isAngle: true }
const percent = (key: string, label: string): ChannelRule => ({
  key,
  label,
  divisor: 100,
  fullPercent: 1,
  min: 0,
})
const lightness = (max: number): ChannelRule => ({
  key: "l",
  label: "lightness",
  divisor: 1,
  fullPercent: max,
  min: 0,
  max,
})
const axis = (key: "a" | "b", fullPercent: number): ChannelRule => ({
  key,
  label: `${key} axis`,
  divisor: 1,
  fullPercent,
})
const chroma = (fullPercent: number): ChannelRule => ({
  key: "c",
  label: "chroma",
  divisor: 1,
  fullPercent,
  min: 0,
})
const unbounded = (key: string): ChannelRule => ({ key, label: key, divisor: 1, fullPercent: 1 })

export const alphaRule: ChannelRule = {
  key: "alpha",
  label: "alpha",
  divisor: 1,
  fullPercent: 1,
  min: 0,
  max: 1,
}

export const rgbSyntax: ColourSyntax = {
  mode: "rgb",
  channels: [channel("r", "red"), channel("g", "green"), channel("b", "blue")],
  commas: "either",
}

// CSS Color 4 doesn't limit saturation; browsers clamp percentages to 100, and mostly keep numbers as they are.
const saturation: ChannelRule = { ...percent("s", "saturation"), maxPercent: 1 }
export const hslSyntax: ColourSyntax = {
  mode: "hsl",
  channels: [hue, saturation, { ...percent("l", "lightness"), min: undefined }],
  commas: "percentages",
}

export const hwbSyntax: ColourSyntax = {
  mode: "hwb",
  channels: [hue, percent("w", "whiteness"), percent("b", "blackness")],
}
export const labSyntax: ColourSyntax = {
  mode: "lab",
  channels: [lightness(100), axis("a", 125), axis("b", 125)],
}
export const lchSyntax: ColourSyntax = { mode: "lch", channels: [lightness(100), chroma(150), hue] }
export const oklabSyntax: ColourSyntax = {
  mode: "oklab",
  channels: [lightness(1), axis("a", 0.4), axis("b", 0.4)],
}
export const oklchSyntax: ColourSyntax = { mode: "oklch", channels: [lightness(1), chroma(0.4), hue] }

/** Returns the syntax of color() in a space of red, green and blue, or of x, y and z; `mode` is its culori name. */
export function colorFunctionSyntax(mode: string): ColourSyntax {
  return mode.startsWith("xyz")
    ? { mode, channels: [unbounded("x"), unbounded("y"), unbounded("z")] }
    : { mode, channels: [unbounded("r"), unbounded("g"), unbounded("b")] }
}

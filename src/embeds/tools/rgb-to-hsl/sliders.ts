/** The colour spaces of the sliders: their channels, and the conversion from a colour to positions and back. */
import { converter } from "culori"
import { type ColourDescription, short } from "./logic"
import { type Notation, type NotationSpec, notations } from "./notations"

export type Channel = {
  key: string
  label: string
  min: number
  max: number
  step: number
  /** The factor from culori's unit to the slider's. */
  scale: number
  unit: string
}

const channel = (
  key: string,
  label: string,
  max: number,
  step: number,
  rest: Partial<Channel> = {},
): Channel => ({
  key,
  label,
  min: 0,
  max,
  step,
  scale: 1,
  unit: "",
  ...rest,
})
const byte = { scale: 255 }
const percent = { scale: 100, unit: "%" }
const hue = channel("h", "Hue", 360, 1, { unit: "°" })

export const sliderSpaces = {
  rgb: [
    channel("r", "Red", 255, 1, byte),
    channel("g", "Green", 255, 1, byte),
    channel("b", "Blue", 255, 1, byte),
  ],
  hsl: [hue, channel("s", "Saturation", 100, 1, percent), channel("l", "Lightness", 100, 1, percent)],
  hwb: [hue, channel("w", "Whiteness", 100, 1, percent), channel("b", "Blackness", 100, 1, percent)],
  lab: [
    channel("l", "Lightness", 100, 1),
    channel("a", "a: green to red", 125, 1, { min: -125 }),
    channel("b", "b: blue to yellow", 125, 1, { min: -125 }),
  ],
  lch: [channel("l", "Lightness", 100, 1), channel("c", "Chroma", 150, 1), hue],
  oklab: [
    channel("l", "Lightness", 1, 0.01),
    channel("a", "a: green to red", 0.4, 0.005, { min: -0.4 }),
    channel("b", "b: blue to yellow", 0.4, 0.005, { min: -0.4 }),
  ],
  oklch: [channel("l", "Lightness", 1, 0.01), channel("c", "Chroma", 0.4, 0.005), hue],
} as const satisfies Partial<Record<Notation, readonly [Channel, Channel, Channel]>>

export type SliderSpace = keyof typeof sliderSpaces

/**
 * Returns the slider positions of a colour in a space. A colour written in that space keeps its values, even a
 * grey's hue; any other grey has no hue and no chroma, because what the conversion leaves of them is a rounding
 * error.
 */
export function sliderPositions(
  { colour, isGrey, rgb, gamut }: ColourDescription,
  space: SliderSpace,
): number[] {
  // In a space limited to sRGB the sliders show the mapped colour.
  const { isLimitedToSrgb = false }: NotationSpec = notations[space]
  const isWritten = colour.mode === space && (gamut === "srgb" || !isLimitedToSrgb)
  const converted = isWritten ? colour : converter(space)(isLimitedToSrgb ? rgb : colour)
  const values = converted as unknown as Record<string, number | undefined>
  const zeroKeys = isGrey && !isWritten ? ["h", "c"] : []
  return sliderSpaces[space].map(({ key, scale, min, max }) =>
    Math.min(max, Math.max(min, (zeroKeys.includes(key) ? 0 : (values[key] ?? 0)) * scale)),
  )
}

/** Formats the colour at the sliders' positions; alpha is 0 to 1. */
export function textAtPositions(space: SliderSpace, positions: readonly number[], alpha: number): string {
  const parts = sliderSpaces[space].map(({ unit, step }, i) => {
    const position = positions[i] ?? 0
    return `${short(position, step < 1 ? 5 : 2)}${unit === "%" ? unit : ""}`
  })
  return `${space}(${parts.join(" ")}${alpha < 1 ? ` / ${short(alpha, 4)}` : ""})`
}

/** Parsing, formatting and mixing of sRGB colours. */
import { convertLrgbToRgb, convertRgbToLrgb, parseHex } from "culori/fn"

/** Red, green and blue, each 0 to 255, not necessarily whole. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** Maps each channel of a colour. */
export function mapChannels([r, g, b]: Rgb, map: (channel: number, i: 0 | 1 | 2) => number): Rgb {
  return [map(r, 0), map(g, 1), map(b, 2)]
}

/**
 * Parses a colour of 3 or 6 hex digits, such as "#ff6347"; alpha is dropped. Throws a RangeError for any other text.
 */
export function parseColour(text: string): Rgb {
  const parsed = parseHex(text)
  if (!parsed) throw new RangeError(`“${text}” is no colour. Write it as #ff6347.`)
  return mapChannels([parsed.r, parsed.g, parsed.b], channel => Math.round(channel * 255))
}

/** Formats a colour as "#rrggbb", with channels rounded and clamped to 0 to 255. */
export function toHex(colour: Rgb): string {
  // culori's own formatter would bundle its parser of all CSS colours.
  const channels = colour.map(channel => Math.round(Math.min(255, Math.max(0, channel))))
  return `#${channels.map(channel => channel.toString(16).padStart(2, "0")).join("")}`
}

/** Interpolates between two colours in sRGB, as a CSS gradient does: `from` at 0, `to` at 1. Rounds the channels. */
export function mix(from: Rgb, to: Rgb, share: number): Rgb {
  return mapChannels(from, (own, i) => Math.round(own + (to[i] - own) * share))
}

/** Converts a colour to linear light, each channel 0 to 1 (IEC 61966-2-1). */
export function toLinear([red, green, blue]: Rgb): Rgb {
  const { r, g, b } = convertRgbToLrgb({ r: red / 255, g: green / 255, b: blue / 255 })
  return [r, g, b]
}

/** Converts linear light to a colour in whole numbers; channels beyond 0 to 1 are clamped. */
export function fromLinear(light: Rgb): Rgb {
  const [lr, lg, lb] = mapChannels(light, channel => Math.min(1, Math.max(0, channel)))
  const { r, g, b } = convertLrgbToRgb({ r: lr, g: lg, b: lb })
  return mapChannels([r, g, b], channel => Math.round(channel * 255))
}

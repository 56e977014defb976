/** Colours of sRGB as their three numbers: read, written and mixed. */
import { convertLrgbToRgb, convertRgbToLrgb, parseHex } from "culori/fn"

/** Red, green and blue, each from 0 to 255; whole where a screen shows them. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** Three numbers, each by the same rule. */
export function eachOf([r, g, b]: Rgb, change: (part: number, i: 0 | 1 | 2) => number): Rgb {
  return [change(r, 0), change(g, 1), change(b, 2)]
}

/** A colour of 3 or 6 hex digits, "#ff6347"; of alpha nothing is kept. Throws a RangeError for any other text. */
export function parseColour(text: string): Rgb {
  const read = parseHex(text)
  if (!read) throw new RangeError(`“${text}” is no colour. Write it as #ff6347.`)
  return eachOf([read.r, read.g, read.b], part => Math.round(part * 255))
}

/** A colour as "#rrggbb": parts are rounded, and what is beyond 0 or 255 is cut off. */
export function toHex(colour: Rgb): string {
  // culori's own brings the parser of all of CSS with it.
  const parts = colour.map(part => Math.round(Math.min(255, Math.max(0, part))))
  return `#${parts.map(part => part.toString(16).padStart(2, "0")).join("")}`
}

/** What lies between two colours by their numbers, as a gradient of CSS has it: at 0 the first, at 1 the second. In whole numbers. */
export function mix(from: Rgb, to: Rgb, part: number): Rgb {
  return eachOf(from, (own, i) => Math.round(own + (to[i] - own) * part))
}

/** A colour as light, each part from 0 to 1 (IEC 61966-2-1). */
export function toLight([red, green, blue]: Rgb): Rgb {
  const { r, g, b } = convertRgbToLrgb({ r: red / 255, g: green / 255, b: blue / 255 })
  return [r, g, b]
}

/** The colour of a light, in whole numbers; light beyond what a screen has is cut off. */
export function fromLight(light: Rgb): Rgb {
  const [lr, lg, lb] = eachOf(light, part => Math.min(1, Math.max(0, part)))
  const { r, g, b } = convertLrgbToRgb({ r: lr, g: lg, b: lb })
  return eachOf([r, g, b], part => Math.round(part * 255))
}

/** The look of a yard in Helsinki on a day of the year. */

export type Rgb = readonly [red: number, green: number, blue: number]

export type Yard = {
  /** The colours of the sky at its top and over the horizon. */
  high: Rgb
  low: Rgb
  /** The height of the sun at noon, 0 (behind the roofs) to 1 (midsummer). */
  sun: number
  ground: Rgb
  leaf: Rgb
  /** The share of the birch's foliage on the tree, and on the ground, 0 to 1. */
  leaves: number
  litter: number
  /** The depth of the snow, 0 to 1. */
  snow: number
  /** True on days so dark that the lamp is on at noon. */
  lamp: boolean
}

type Anchor = [day: number, ...yard: [Rgb, Rgb, number, Rgb, Rgb, number, number, number]]

const bare: Rgb = [120, 96, 60]
const young: Rgb = [172, 214, 84]
const green: Rgb = [62, 140, 52]
const gold: Rgb = [240, 176, 32]
const rust: Rgb = [206, 96, 28]
const white: Rgb = [236, 243, 250]
const mud: Rgb = [112, 92, 70]
const lawn: Rgb = [98, 168, 72]
const straw: Rgb = [138, 128, 70]

/** The looks of some days; other days are interpolated. */
const anchors: readonly Anchor[] = [
  [1, [38, 52, 92], [132, 140, 176], 0.06, white, bare, 0, 0, 0.8],
  [45, [92, 150, 214], [206, 226, 244], 0.26, white, bare, 0, 0, 1],
  [79, [118, 176, 232], [222, 236, 246], 0.42, white, bare, 0, 0, 0.55],
  [98, [138, 190, 236], [226, 236, 236], 0.54, mud, bare, 0, 0.1, 0.05],
  [125, [120, 190, 240], [226, 242, 240], 0.76, [128, 160, 76], young, 0.2, 0, 0],
  [145, [106, 190, 248], [220, 244, 248], 0.9, lawn, young, 0.8, 0, 0],
  [174, [246, 170, 96], [255, 232, 166], 1, lawn, green, 1, 0, 0],
  [215, [96, 182, 250], [212, 238, 252], 0.86, lawn, green, 1, 0, 0],
  [255, [128, 178, 226], [246, 220, 176], 0.6, [120, 156, 70], [130, 158, 46], 1, 0.05, 0],
  [274, [236, 160, 84], [250, 214, 150], 0.45, [130, 140, 70], gold, 0.95, 0.35, 0],
  [294, [214, 124, 72], [244, 190, 130], 0.34, straw, rust, 0.6, 0.9, 0],
  [312, [150, 112, 108], [206, 168, 146], 0.2, straw, rust, 0.18, 1, 0],
  [334, [70, 70, 88], [140, 132, 136], 0.1, mud, bare, 0, 0.7, 0],
  [346, [40, 46, 76], [112, 112, 140], 0.06, white, bare, 0, 0, 0.3],
  [366, [36, 50, 90], [130, 138, 174], 0.06, white, bare, 0, 0, 0.8],
]

const interpolate = (from: number, to: number, part: number) => from + (to - from) * part

const mix = (from: Rgb, to: Rgb, part: number): Rgb => [
  interpolate(from[0], to[0], part),
  interpolate(from[1], to[1], part),
  interpolate(from[2], to[2], part),
]

/** Returns the yard on a day of the year, 1 to 366; other days are clamped. */
export function yardOn(day: number): Yard {
  const after = anchors.findIndex(([at]) => at >= day)
  const to = anchors[after] ?? anchors.at(-1)
  const from = anchors[Math.max(0, after - 1)] ?? to
  if (!from || !to) throw new RangeError("The year has no days.")
  const part = to[0] === from[0] ? 0 : Math.max(0, (Math.min(day, to[0]) - from[0]) / (to[0] - from[0]))
  const sun = interpolate(from[3], to[3], part)
  return {
    high: mix(from[1], to[1], part),
    low: mix(from[2], to[2], part),
    sun,
    ground: mix(from[4], to[4], part),
    leaf: mix(from[5], to[5], part),
    leaves: interpolate(from[6], to[6], part),
    litter: interpolate(from[7], to[7], part),
    snow: interpolate(from[8], to[8], part),
    lamp: sun < 0.24,
  }
}

/** An image of 800 by 600 pixels: its colours, its size in bytes, and the order in which its lines arrive. */

export const width = 800
export const height = 600

/** The colour depths, in bits a pixel. */
export const depths = { "16": 4, "256": 8, true: 24 } as const
export type Depth = keyof typeof depths

/** The speeds of modems, in bits a second. */
export const modems = { "14.4k": 14_400, "28.8k": 28_800, "56k": 56_000 } as const
export type Modem = keyof typeof modems

/** Returns the size of the whole image in bytes. */
export const bytesOf = (depth: Depth) => (width * height * depths[depth]) / 8

/** Returns the download time of the whole image in seconds. */
export const secondsOf = (depth: Depth, modem: Modem) => (8 * bytesOf(depth)) / modems[modem]

/**
 * The passes of an interlaced GIF: the first row, the distance between rows, and how many rows each line fills
 * until the rest arrive.
 */
const passes = [
  { from: 0, step: 8, covers: 8 },
  { from: 4, step: 8, covers: 4 },
  { from: 2, step: 4, covers: 2 },
  { from: 1, step: 2, covers: 1 },
] as const

export type Line = {
  /** The row, from the top. */
  y: number
  /** The number of rows it fills, itself and those below, until they arrive. */
  covers: number
}

/** Every line of the image, in the order of arrival. */
export const lines: readonly Line[] = passes.flatMap(({ from, step, covers }) =>
  Array.from({ length: Math.ceil((height - from) / step) }, (_, i) => ({
    y: from + i * step,
    covers: Math.min(covers, height - (from + i * step)),
  })),
)

/** Returns the number of lines received with `bytes` bytes. */
export function linesReceived(bytes: number, depth: Depth): number {
  return Math.min(height, Math.floor(bytes / ((width * depths[depth]) / 8)))
}

/**
 * The 8 by 8 thresholds of an ordered dither, after Bayer (1973): each of 0 to 63 once, spread as evenly as
 * possible.
 */
export const bayer: readonly number[] = Array.from({ length: 64 }, (_, at) => {
  const [x, y] = [at % 8, at >> 3]
  let threshold = 0
  for (let bit = 0; bit < 3; bit++) {
    const [right, down] = [(x >> bit) & 1, (y >> bit) & 1]
    threshold |= (((right ^ down) << 1) | down) << (2 * (2 - bit))
  }
  return threshold
})

/** The sixteen colours of VGA, as used by Windows at the time. */
const vga = [
  0x000000, 0x800000, 0x008000, 0x808000, 0x000080, 0x800080, 0x008080, 0xc0c0c0, 0x808080, 0xff0000,
  0x00ff00, 0xffff00, 0x0000ff, 0xff00ff, 0x00ffff, 0xffffff,
].map(colour => [colour >> 16, (colour >> 8) & 255, colour & 255] as const)

/** Returns the nearest of the sixteen colours, by squared distance in RGB. */
function nearest(r: number, g: number, b: number): readonly [number, number, number] {
  let best = vga[0] as readonly [number, number, number]
  let minDistance = Infinity
  for (const colour of vga) {
    const distance = (colour[0] - r) ** 2 + (colour[1] - g) ** 2 + (colour[2] - b) ** 2
    if (distance < minDistance) [best, minDistance] = [colour, distance]
  }
  return best
}

/** Rounds a channel to one of the six values of the web-safe palette, 51 apart. */
const webSafe = (value: number) => 51 * Math.min(5, Math.max(0, Math.round(value / 51)))

/**
 * Dithers row `y` from one RGBA buffer into another. 256 colours are the 216 of the web-safe palette, as browsers
 * had it then.
 */
export function ditherLine(from: Uint8ClampedArray, to: Uint8ClampedArray, y: number, depth: Depth): void {
  for (let x = 0; x < width; x++) {
    const at = 4 * (y * width + x)
    const [r = 0, g = 0, b = 0] = [from[at], from[at + 1], from[at + 2]]
    const nudge = ((bayer[(y & 7) * 8 + (x & 7)] ?? 0) + 0.5) / 64 - 0.5
    let colour: readonly [number, number, number] = [r, g, b]
    if (depth === "256") colour = [webSafe(r + 51 * nudge), webSafe(g + 51 * nudge), webSafe(b + 51 * nudge)]
    if (depth === "16") colour = nearest(r + 96 * nudge, g + 96 * nudge, b + 96 * nudge)
    to.set(colour, at)
    to[at + 3] = 255
  }
}

/** Copies a line to the rows below that it fills until they arrive. */
export function copyToRowsBelow({ y, covers }: Line, to: Uint8ClampedArray): void {
  const line = 4 * width
  for (let below = 1; below < covers; below++) to.copyWithin((y + below) * line, y * line, (y + 1) * line)
}

/** The states of the monitor after each blow to its case, in a cycle; the first is the normal one. */
export const strikes = [
  { name: "right", message: "" },
  { name: "green", message: "It is green now. Once more." },
  { name: "leans", message: "It leans, and hums. Harder." },
  { name: "rolls", message: "It rolls. Nearly." },
  { name: "right", message: "That was it. Don't touch it again." },
] as const

/** Describes the pixels of the visitor's own screen that 800 by 600 leaves unused; null if there are none. */
export function unusedPixelsText(screen: { width: number; height: number }): string | null {
  const more = screen.width * screen.height - width * height
  if (more <= 0) return null
  return `Your screen has ${more.toLocaleString("en-GB")} dots too many. They have been switched off, to save them.`
}

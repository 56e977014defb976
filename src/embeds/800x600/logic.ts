/** A picture of 800 by 600 dots: its colours, its bytes, and the order in which its lines come. Pure. */

export const width = 800
export const height = 600

/** Colours by name, and how many bits a dot of them takes. */
export const depths = { "16": 4, "256": 8, true: 24 } as const
export type Depth = keyof typeof depths

/** Speeds of modems, in bits a second. */
export const modems = { "14.4k": 14_400, "28.8k": 28_800, "56k": 56_000 } as const
export type Modem = keyof typeof modems

/** The bytes of the whole picture. */
export const bytesOf = (depth: Depth) => (width * height * depths[depth]) / 8

/** Seconds that a modem takes for the whole picture. */
export const secondsOf = (depth: Depth, modem: Modem) => (8 * bytesOf(depth)) / modems[modem]

/** The passes of an interlaced GIF: where each begins, how far apart its lines are, and how many lines one stands for. */
const passes = [
  { from: 0, step: 8, covers: 8 },
  { from: 4, step: 8, covers: 4 },
  { from: 2, step: 4, covers: 2 },
  { from: 1, step: 2, covers: 1 },
] as const

export type Line = {
  /** Its place from the top. */
  y: number
  /** How many lines it fills, itself and those below, until they come. */
  covers: number
}

/** Every line of the picture, in the order in which they come. */
export const lines: readonly Line[] = passes.flatMap(({ from, step, covers }) =>
  Array.from({ length: Math.ceil((height - from) / step) }, (_, i) => ({
    y: from + i * step,
    covers: Math.min(covers, height - (from + i * step)),
  })),
)

/** How many lines have come with so many bytes. */
export function linesIn(bytes: number, depth: Depth): number {
  return Math.min(height, Math.floor(bytes / ((width * depths[depth]) / 8)))
}

/** The thresholds of an ordered dither, after Bayer (1973): each of 0 to 63 once, spread as evenly as can be. */
export const bayer: readonly number[] = Array.from({ length: 64 }, (_, at) => {
  const [x, y] = [at % 8, at >> 3]
  let threshold = 0
  for (let bit = 0; bit < 3; bit++) {
    const [right, down] = [(x >> bit) & 1, (y >> bit) & 1]
    threshold |= (((right ^ down) << 1) | down) << (2 * (2 - bit))
  }
  return threshold
})

/** The sixteen colours of VGA and of the Windows of the time. */
const vga = [
  0x000000, 0x800000, 0x008000, 0x808000, 0x000080, 0x800080, 0x008080, 0xc0c0c0, 0x808080, 0xff0000,
  0x00ff00, 0xffff00, 0x0000ff, 0xff00ff, 0x00ffff, 0xffffff,
].map(colour => [colour >> 16, (colour >> 8) & 255, colour & 255] as const)

/** The nearest of the sixteen, by the plain distance in red, green and blue. */
function nearest(r: number, g: number, b: number): readonly [number, number, number] {
  let best = vga[0] as readonly [number, number, number]
  let least = Infinity
  for (const colour of vga) {
    const far = (colour[0] - r) ** 2 + (colour[1] - g) ** 2 + (colour[2] - b) ** 2
    if (far < least) [best, least] = [colour, far]
  }
  return best
}

/** One of the six values of the palette of the web, 51 apart, that a value is rounded to. */
const webSafe = (value: number) => 51 * Math.min(5, Math.max(0, Math.round(value / 51)))

/**
 * A line of a picture in fewer colours: `from` and `to` are RGBA, `width` dots a line. 256 colours are the 216 of the
 * web's palette, as browsers had it then.
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

/** Copies a line to those below that it stands for until they come. */
export function spread({ y, covers }: Line, to: Uint8ClampedArray): void {
  const line = 4 * width
  for (let below = 1; below < covers; below++) to.copyWithin((y + below) * line, y * line, (y + 1) * line)
}

/** What striking the case does, in turn; the last is right, until it is struck again. */
export const strikes = [
  { name: "right", said: "" },
  { name: "green", said: "It is green now. Once more." },
  { name: "leans", said: "It leans, and hums. Harder." },
  { name: "rolls", said: "It rolls. Nearly." },
  { name: "right", said: "That was it. Don't touch it again." },
] as const

/** What is left of a visitor's own screen, in words; null for one that has no more than these dots. */
export function unused(screen: { width: number; height: number }): string | null {
  const more = screen.width * screen.height - width * height
  if (more <= 0) return null
  return `Your screen has ${more.toLocaleString("en-GB")} dots too many. They have been switched off, to save them.`
}

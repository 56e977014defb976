/** Reds on greens: their contrast, the ways to improve it, and simulated colour vision deficiencies. */
import { contrast, luminance } from "../../lib/colour/contrast"
import { fromLinear, mapChannels, type Rgb, toLinear } from "../../lib/colour/rgb"

export const reds = {
  red: [255, 0, 0],
  crimson: [220, 20, 60],
  tomato: [255, 99, 71],
  indianred: [205, 92, 92],
  firebrick: [178, 34, 34],
  darkred: [139, 0, 0],
} as const satisfies Record<string, Rgb>

export const greens = {
  green: [0, 128, 0],
  lime: [0, 255, 0],
  limegreen: [50, 205, 50],
  forestgreen: [34, 139, 34],
  seagreen: [46, 139, 87],
  olivedrab: [107, 142, 35],
  darkgreen: [0, 100, 0],
} as const satisfies Record<string, Rgb>

export type Red = keyof typeof reds
export type Green = keyof typeof greens

export const redNames = Object.keys(reds) as Red[]
export const greenNames = Object.keys(greens) as Green[]

export type Pair = { text: Rgb; ground: Rgb }

/** The end points of the slider: still a red and a green, one nearly white and the other nearly black. */
const saved = {
  red: { pale: [255, 229, 229], deep: [74, 0, 0] },
  green: { pale: [224, 255, 224], deep: [0, 43, 0] },
} as const

function interpolate(from: Rgb, to: Rgb, part: number): Rgb {
  const light = toLinear(to)
  return fromLinear(mapChannels(toLinear(from), (own, i) => own * (1 - part) + light[i] * part))
}

/**
 * Returns the pair at a slider value from 0 (unchanged) to 100 (maximum). The lighter colour gets lighter and the
 * darker one darker.
 */
export function merciful({ text, ground }: Pair, mercy: number): Pair {
  const up = luminance(text) >= luminance(ground)
  return {
    text: interpolate(text, saved.red[up ? "pale" : "deep"], mercy / 100),
    ground: interpolate(ground, saved.green[up ? "deep" : "pale"], mercy / 100),
  }
}

/** Returns the smallest slider value, 0 to 100, at which a pair has a contrast; 100 if none is enough. */
export function mercyFor(pair: Pair, ratio: number): number {
  for (let mercy = 0; mercy < 100; mercy++) {
    const { text, ground } = merciful(pair, mercy)
    if (contrast(text, ground) >= ratio) return mercy
  }
  return 100
}

type Matrix = readonly [Rgb, Rgb, Rgb]

// G. M. Machado, M. M. Oliveira, L. A. F. Fernandes: A physiologically-based model for simulation of color vision
// deficiency, IEEE Transactions on Visualization and Computer Graphics 15(6), 2009, severity 1.0. The matrices
// apply to linear light, not to gamma-encoded sRGB. The paper calls its tritanopia an approximation.
const matrices: Record<"protanopia" | "deuteranopia" | "tritanopia", Matrix> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

export const eyes = ["protanopia", "deuteranopia", "tritanopia", "achromatopsia"] as const

export type Eyes = (typeof eyes)[number]

/** Simulates a colour as seen without one type of cone, or as its luminance for achromatopsia. */
export function seenBy(who: Eyes, colour: Rgb): Rgb {
  if (who === "achromatopsia") {
    const grey = luminance(colour)
    return fromLinear([grey, grey, grey])
  }
  const [r, g, b] = toLinear(colour)
  const [red, green, blue] = matrices[who]
  const row = ([ofRed, ofGreen, ofBlue]: Rgb) => ofRed * r + ofGreen * g + ofBlue * b
  return fromLinear([row(red), row(green), row(blue)])
}

/** Formats a ratio truncated to two decimals, never rounded up: 4.499 is not 4.5. */
export function shown(ratio: number): string {
  return (Math.floor(ratio * 100 + 1e-9) / 100).toFixed(2)
}

/** Returns the verdict on a ratio by WCAG 2.2 (1.4.3 and 1.4.6), with a comment. */
export function verdict(ratio: number): string {
  if (ratio >= 7) return "Passes AA and AAA. It is almost a pleasure."
  if (ratio >= 4.5) return "Passes AA. The pain has stopped."
  if (ratio >= 3) return "Large text passes AA. Small text still suffers."
  if (ratio >= 1.5) return "Fails everything. Can be found by those who know where it is."
  return "Fails everything. This is not a text, it is a rumour."
}

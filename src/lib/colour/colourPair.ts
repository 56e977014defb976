/** Generates two colours with a given difference, on a screen of 8 bits a channel. Loaded when a game begins. */
import {
  converter,
  differenceCiede2000,
  displayable,
  formatHex,
  modeLab65,
  modeOklab,
  modeOklch,
  modeRgb,
  type Oklab,
  useMode as register,
} from "culori/fn"
import { type Random, randomInt } from "../game/random"
import { toHex } from "./rgb"

export type Pair = {
  /** The colour of all cells but the odd one, as "#rrggbb". */
  base: string
  odd: string
  /** The difference of the displayed colours by CIEDE2000. */
  difference: number
}

for (const mode of [modeRgb, modeLab65, modeOklab, modeOklch]) register(mode)
const toOklab = converter("oklab")
const between = differenceCiede2000()

/** The maximum difference relative to the requested one: rounding to 8 bits rarely allows an exact one. */
export const maxRelativeDifference = 1.3

/**
 * Returns a random colour of medium lightness and chroma, with room on every side; null if it is not displayable.
 */
function anyColour(random: Random): string | null {
  const colour = {
    mode: "oklch",
    l: 0.45 + 0.35 * random(),
    c: 0.04 + 0.1 * random(),
    h: 360 * random(),
  } as const
  return displayable(colour) ? formatHex(colour) : null
}

/** Returns a uniformly distributed unit vector in OKLab. */
function anyDirection(random: Random): [number, number, number] {
  const height = 2 * random() - 1
  const turn = 2 * Math.PI * random()
  const across = Math.sqrt(1 - height * height)
  return [height, across * Math.cos(turn), across * Math.sin(turn)]
}

/** Returns a colour at a given difference from another, in a random direction; null if it is not displayable. */
function colourAt(base: string, distance: number, random: Random): string | null {
  const from = toOklab(base)
  if (!from) return null
  const [l, a, b] = anyDirection(random)
  const at = (t: number): Oklab => ({
    mode: "oklab",
    l: from.l + t * l,
    a: from.a + t * a,
    b: from.b + t * b,
  })
  let [near, far] = [0, 0.5]
  for (let i = 0; i < 20; i++) {
    const middle = (near + far) / 2
    if (between(base, at(middle)) < distance) near = middle
    else far = middle
  }
  const candidate = at(far)
  return displayable(candidate) ? formatHex(candidate) : null
}

const grey = (value: number) => toHex([value, value, value])

/** Returns two greys; the base is in the middle of the range, with room for any difference on either side. */
export function greyPair(distance: number, random: Random): Pair {
  const value = 90 + randomInt(76, random)
  const sign = random() < 0.5 ? -1 : 1
  const base = grey(value)
  let steps = 1
  while (steps < 89 && between(base, grey(value + sign * steps)) < distance) steps++
  const odd = grey(value + sign * steps)
  return { base, odd, difference: between(base, odd) }
}

/**
 * Returns two random colours. Their difference by CIEDE2000 is at least `distance`, and at most `maxRelativeDifference`
 * times as large; if no such colours are found, they are greys.
 */
export function colourPair(distance: number, random: Random): Pair {
  for (let i = 0; i < 300; i++) {
    const base = anyColour(random)
    const odd = base && colourAt(base, distance * 1.1, random)
    if (!base || !odd) continue
    const difference = between(base, odd)
    if (difference >= distance && difference <= distance * maxRelativeDifference)
      return { base, odd, difference }
  }
  return greyPair(distance, random)
}

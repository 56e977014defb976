/**
 * Generates the two colours of a level with a given difference, on a screen of 8 bits a channel. Loaded when the
 * game begins.
 */
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
import { toHex } from "../../lib/colour/rgb"
import { type Random, randomInt, seeded } from "../../lib/game/random"
import { differenceOf, type Mode } from "./logic"

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

/** The maximum difference relative to the level's: rounding to 8 bits rarely allows an exact one. */
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
function greysOf(distance: number, random: Random): Pair {
  const value = 90 + randomInt(76, random)
  const sign = random() < 0.5 ? -1 : 1
  const base = grey(value)
  let steps = 1
  while (steps < 89 && between(base, grey(value + sign * steps)) < distance) steps++
  const odd = grey(value + sign * steps)
  return { base, odd, difference: between(base, odd) }
}

/**
 * Returns the pair of a level, determined by the seed. The difference is at least the level's, and at most `leeway`
 * times as large.
 */
export function pairOf(seed: string, level: number, mode: Mode): Pair {
  const distance = differenceOf(level)
  const random = seeded(`${seed} ${level} ${mode === "greys" ? "greys" : "colours"}`)
  for (let i = 0; mode !== "greys" && i < 300; i++) {
    const base = anyColour(random)
    const odd = base && colourAt(base, distance * 1.1, random)
    if (!base || !odd) continue
    const difference = between(base, odd)
    if (difference >= distance && difference <= distance * maxRelativeDifference)
      return { base, odd, difference }
  }
  return greysOf(distance, random)
}

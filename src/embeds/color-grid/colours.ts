/** The two colours of a level: as far apart as the level asks, on a screen of 8 bits a channel. Fetched when the game begins. */
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
  /** The colour of all cells but one, as "#rrggbb". */
  base: string
  odd: string
  /** How far apart they are by CIEDE2000, as they are shown. */
  difference: number
}

for (const mode of [modeRgb, modeLab65, modeOklab, modeOklch]) register(mode)
const toOklab = converter("oklab")
const between = differenceCiede2000()

/** A pair may be this much further apart than its level asks: rounding to 8 bits lets nobody hit a number exactly. */
export const leeway = 1.3

/** A colour in the middle of things, where there is room on every side: neither dark, nor pale, nor grey, nor glaring. */
function anyColour(random: Random): string | null {
  const colour = {
    mode: "oklch",
    l: 0.45 + 0.35 * random(),
    c: 0.04 + 0.1 * random(),
    h: 360 * random(),
  } as const
  return displayable(colour) ? formatHex(colour) : null
}

/** A direction in OKLab, each as likely: three numbers whose squares make 1. */
function anyDirection(random: Random): [number, number, number] {
  const height = 2 * random() - 1
  const turn = 2 * Math.PI * random()
  const across = Math.sqrt(1 - height * height)
  return [height, across * Math.cos(turn), across * Math.sin(turn)]
}

/** A colour that lies in a random direction from another, so far away; null where no screen shows it. */
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
  const found = at(far)
  return displayable(found) ? formatHex(found) : null
}

const grey = (value: number) => toHex([value, value, value])

/** Two greys; from the middle ones there is room for any difference on both sides. */
function greysOf(distance: number, random: Random): Pair {
  const value = 90 + randomInt(76, random)
  const sign = random() < 0.5 ? -1 : 1
  const base = grey(value)
  let steps = 1
  while (steps < 89 && between(base, grey(value + sign * steps)) < distance) steps++
  const odd = grey(value + sign * steps)
  return { base, odd, difference: between(base, odd) }
}

/** The pair of a level; the same for the same seed. Never nearer than the level asks, and at most 1.3 times as far. */
export function pairOf(seed: string, level: number, mode: Mode): Pair {
  const distance = differenceOf(level)
  const random = seeded(`${seed} ${level} ${mode === "greys" ? "greys" : "colours"}`)
  for (let i = 0; mode !== "greys" && i < 300; i++) {
    const base = anyColour(random)
    const odd = base && colourAt(base, distance * 1.1, random)
    if (!base || !odd) continue
    const difference = between(base, odd)
    if (difference >= distance && difference <= distance * leeway) return { base, odd, difference }
  }
  return greysOf(distance, random)
}

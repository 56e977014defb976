/** Calculates bites from a pizza and the width of a slice. Lengths are from the centre of a pizza of radius 50. */
import { formatAmount, units, withThousands } from "./logic"

const pizza = units.pizza.satoshi
const radius = 50

export type Point = { x: number; y: number }

/** A mouth: the minimum radius of a bite, the depth of a tooth mark beyond it, and the number of tooth marks. */
const mouth = { reach: 13.5, tooth: 2.4, teeth: 12 }

/** Returns the radius of a bite in a direction in radians. */
const reachAt = (angle: number) => mouth.reach + mouth.tooth * Math.abs(Math.sin((angle * mouth.teeth) / 2))

/** Returns the outline of a bite with its tooth marks as a path. */
export function biteOutline({ x, y }: Point): string {
  const steps = mouth.teeth * 6
  return `M${Array.from({ length: steps }, (_, i) => {
    const angle = (i / steps) * 2 * Math.PI
    const distance = reachAt(angle)
    return `${(x + distance * Math.sin(angle)).toFixed(1)} ${(y - distance * Math.cos(angle)).toFixed(1)}`
  }).join("L")}Z`
}

const isBitten = ({ x, y }: Point, bite: Point) => {
  const [dx, dy] = [x - bite.x, y - bite.y]
  const distance = Math.hypot(dx, dy)
  // Skips the trigonometry for crumbs out of reach.
  return distance < mouth.reach + mouth.tooth && distance < reachAt(Math.atan2(dx, -dy))
}

/** The pizza as crumbs of 1 by 1, from the rim inwards and clockwise from the top. */
export const crumbs: readonly Point[] = Array.from({ length: 100 * 100 }, (_, i) => ({
  x: (i % 100) - 49.5,
  y: Math.floor(i / 100) - 49.5,
}))
  .filter(({ x, y }) => Math.hypot(x, y) < radius)
  .map(crumb => ({ crumb, distance: Math.round(Math.hypot(crumb.x, crumb.y)), turn: turnOf(crumb) }))
  .sort((a, b) => b.distance - a.distance || a.turn - b.turn)
  .map(({ crumb }) => crumb)

/** Returns the angle of a point as a fraction of a turn clockwise from the top, in [0, 1). */
export function turnOf({ x, y }: Point): number {
  return (Math.atan2(x, -y) / (2 * Math.PI) + 1) % 1
}

/** Returns the crumbs left after some bites. */
export function remainingCrumbs(bites: readonly Point[]): Point[] {
  return crumbs.filter(crumb => !bites.some(bite => isBitten(crumb, bite)))
}

/** Returns the value of the eaten part in satoshi, exact to the crumb. */
export function eatenValue(bites: readonly Point[]): bigint {
  return (pizza * BigInt(crumbs.length - remainingCrumbs(bites).length)) / BigInt(crumbs.length)
}

/** Returns whether a crumb of the bought slice is left. */
export function hasSlice(bites: readonly Point[], part: number): boolean {
  return remainingCrumbs(bites).some(crumb => turnOf(crumb) <= part)
}

/**
 * Returns the bites that eat up the bought slice, after the given ones; once it is gone, those for the rest of the
 * pizza. Bites are rounder than a slice, so they take some from beside it.
 */
export function bitesFor(bites: readonly Point[], part: number): Point[] {
  // A slice narrower than a crumb still gets the first bite.
  const upTo = bites.length === 0 || hasSlice(bites, part) ? part : 1
  const wanted: Point[] = []
  let left = remainingCrumbs(bites).filter(crumb => turnOf(crumb) <= upTo)
  for (let at = left[0]; at; at = left[0]) {
    const bite = at
    wanted.push(bite)
    left = left.filter(crumb => !isBitten(crumb, bite))
  }
  const first = remainingCrumbs(bites)[0]
  return wanted.length > 0 || !first ? wanted : [first]
}

/**
 * Describes a number of bites. `taken` is their value, `eaten` the total and `bought` the purchase, all in satoshi.
 */
export function tasteOf(taken: bigint, eaten: bigint, bought: bigint, bites = 1): string {
  const sum = (satoshi: bigint) => `${withThousands(formatAmount(satoshi, "btc").replace(/\..*/, ""))} BTC`
  const mouthfuls = bites === 1 ? "one bite" : `${bites} bites`
  if (taken === 0n) return "That was the plate."
  if (eaten >= pizza)
    return "The plate is empty, and 5,000 BTC are in you. A man in Florida knows the feeling."
  if (eaten <= bought) return `${sum(taken)} in ${mouthfuls}. It tasted of oregano.`
  return `${sum(taken)} in ${mouthfuls}. You had bought ${withThousands(formatAmount(bought, "btc"))}, and owe ${sum(eaten - bought)}.`
}

/**
 * Things to compare the crust of a slice with, widest first, in millimetres; a match is 2 mm, a hair 17 to 181 µm.
 */
const widths = [
  { name: "match", many: "matches", size: 2 },
  { name: "hair", many: "hairs", size: 0.075 },
  { name: "bacterium", many: "bacteria", size: 0.001 },
  { name: "atom of hydrogen", many: "atoms of hydrogen", size: 1e-7 },
] as const

export type Width = { thing: (typeof widths)[number]["name"]; count: number; words: string }

/** Returns the thing to compare a crust in millimetres with, and how many of them it equals. */
export function compareWidth(crust: number): Width {
  const unit = widths.find(({ size }) => crust >= size) ?? widths[3]
  const count = crust / unit.size
  if (count < 1)
    return {
      thing: unit.name,
      count,
      words: `An atom of hydrogen is ${Math.round(1 / count)} times as wide.`,
    }
  const shown = Number(count.toPrecision(2))
  return { thing: unit.name, count, words: `As wide as ${shown} ${shown === 1 ? unit.name : unit.many}.` }
}

/** Returns the price of a fraction of a pizza in satoshi, rounded to whole bitcoin, at least one. */
export function priceOf(part: number): bigint {
  return BigInt(Math.min(5000, Math.max(1, Math.round(part * 5000)))) * units.btc.satoshi
}

/** Returns the angle of a place on the pizza, in whole degrees clockwise from the top, 1 to 360. */
export function degreesAt({ x, y }: Point): number {
  return ((Math.round((Math.atan2(x, -y) * 180) / Math.PI) + 359) % 360) + 1
}

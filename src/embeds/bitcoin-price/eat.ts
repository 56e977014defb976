/** What biting into a pizza comes to, and what a slice of it is as wide as; lengths from the middle, its radius is 50. */
import { grouped, units, written } from "./logic"

const pizza = units.pizza.satoshi
const radius = 50

export type Point = { x: number; y: number }

/** A mouth: how far its teeth reach at least, how deep each goes beyond that, and how many there are all round. */
const mouth = { reach: 13.5, tooth: 2.4, teeth: 12 }

/** How far a bite reaches from its middle, in a direction in radians. */
const reachAt = (angle: number) => mouth.reach + mouth.tooth * Math.abs(Math.sin((angle * mouth.teeth) / 2))

/** The outline of a bite with the marks of its teeth. */
export function biteOutline({ x, y }: Point): string {
  const steps = mouth.teeth * 6
  return `M${Array.from({ length: steps }, (_, i) => {
    const angle = (i / steps) * 2 * Math.PI
    const far = reachAt(angle)
    return `${(x + far * Math.sin(angle)).toFixed(1)} ${(y - far * Math.cos(angle)).toFixed(1)}`
  }).join("L")}Z`
}

const isBitten = ({ x, y }: Point, bite: Point) => {
  const [dx, dy] = [x - bite.x, y - bite.y]
  const far = Math.hypot(dx, dy)
  // Most crumbs are far from any mouth, and need no angle.
  return far < mouth.reach + mouth.tooth && far < reachAt(Math.atan2(dx, -dy))
}

/** The pizza as crumbs of one by one, from the rim inwards, and clockwise from the top where they are as far out. */
export const crumbs: readonly Point[] = Array.from({ length: 100 * 100 }, (_, i) => ({
  x: (i % 100) - 49.5,
  y: Math.floor(i / 100) - 49.5,
}))
  .filter(({ x, y }) => Math.hypot(x, y) < radius)
  .map(crumb => ({ crumb, far: Math.round(Math.hypot(crumb.x, crumb.y)), turn: turnOf(crumb) }))
  .sort((a, b) => b.far - a.far || a.turn - b.turn)
  .map(({ crumb }) => crumb)

/** A place as a part of a turn clockwise from the top, 0 or more and less than 1. */
export function turnOf({ x, y }: Point): number {
  return (Math.atan2(x, -y) / (2 * Math.PI) + 1) % 1
}

/** The crumbs that some bites have left. */
export function leftOf(bites: readonly Point[]): Point[] {
  return crumbs.filter(crumb => !bites.some(bite => isBitten(crumb, bite)))
}

/** What some bites have taken of a pizza, in satoshi: to the crumb, and all of it where there is none left. */
export function eatenBy(bites: readonly Point[]): bigint {
  return (pizza * BigInt(crumbs.length - leftOf(bites).length)) / BigInt(crumbs.length)
}

/** Whether a crumb is left of the slice that is bought. */
export function hasSlice(bites: readonly Point[], part: number): boolean {
  return leftOf(bites).some(crumb => turnOf(crumb) <= part)
}

/**
 * The bites that the slice which is bought goes down in, after some others, and when it is gone those of all the rest.
 * A mouth is rounder than a slice, so they take of what is beside it.
 */
export function bitesFor(bites: readonly Point[], part: number): Point[] {
  // A slice may be narrower than a crumb: the first bite is its.
  const upTo = bites.length === 0 || hasSlice(bites, part) ? part : 1
  const wanted: Point[] = []
  let left = leftOf(bites).filter(crumb => turnOf(crumb) <= upTo)
  for (let at = left[0]; at; at = left[0]) {
    const bite = at
    wanted.push(bite)
    left = left.filter(crumb => !isBitten(crumb, bite))
  }
  const first = leftOf(bites)[0]
  return wanted.length > 0 || !first ? wanted : [first]
}

/** What is said of some bites, in satoshi, of what is eaten after them and of what was bought. */
export function tasteOf(taken: bigint, eaten: bigint, bought: bigint, bites = 1): string {
  const sum = (satoshi: bigint) => `${grouped(written(satoshi, "btc").replace(/\..*/, ""))} BTC`
  const mouthfuls = bites === 1 ? "one bite" : `${bites} bites`
  if (taken === 0n) return "That was the plate."
  if (eaten >= pizza)
    return "The plate is empty, and 5,000 BTC are in you. A man in Florida knows the feeling."
  if (eaten <= bought) return `${sum(taken)} in ${mouthfuls}. It tasted of oregano.`
  return `${sum(taken)} in ${mouthfuls}. You had bought ${grouped(written(bought, "btc"))}, and owe ${sum(eaten - bought)}.`
}

/** Things that a slice's crust may be as wide as, in millimetres, the widest first; a match is 2 mm, and a hair 17 to 181 µm. */
const widths = [
  { name: "match", many: "matches", size: 2 },
  { name: "hair", many: "hairs", size: 0.075 },
  { name: "bacterium", many: "bacteria", size: 0.001 },
  { name: "atom of hydrogen", many: "atoms of hydrogen", size: 1e-7 },
] as const

export type Width = { thing: (typeof widths)[number]["name"]; count: number; words: string }

/** What a crust of some millimetres is as wide as, and how many of it. */
export function widthOf(crust: number): Width {
  const found = widths.find(({ size }) => crust >= size) ?? widths[3]
  const count = crust / found.size
  if (count < 1)
    return {
      thing: found.name,
      count,
      words: `An atom of hydrogen is ${Math.round(1 / count)} times as wide.`,
    }
  const shown = Number(count.toPrecision(2))
  return { thing: found.name, count, words: `As wide as ${shown} ${shown === 1 ? found.name : found.many}.` }
}

/** A part of a pizza in whole bitcoin, as satoshi: at least one bitcoin, and at most the whole. */
export function priceOf(part: number): bigint {
  return BigInt(Math.min(5000, Math.max(1, Math.round(part * 5000)))) * units.btc.satoshi
}

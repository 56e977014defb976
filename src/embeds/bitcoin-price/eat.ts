/** What eating a slice comes to, and what that slice is as wide as. */
import { grouped, units, written } from "./logic"

const pizza = units.pizza.satoshi

/** How much of a slice there still is on a pizza of which some is eaten, in satoshi. */
export function bite(eaten: bigint, satoshi: bigint): bigint {
  const left = pizza - eaten
  return satoshi < left ? satoshi : left
}

/** What is said of a bite, in satoshi, when it is eaten; `eaten` is what is gone after it. */
export function tasteOf(taken: bigint, eaten: bigint): string {
  const sum = `${grouped(written(taken, "btc"))} BTC`
  if (eaten >= pizza)
    return "The plate is empty, and 5,000 BTC are in you. A man in Florida knows the feeling."
  if (taken * 3600n < pizza) return `${sum}. You chewed, to be on the safe side.`
  if (taken * 8n < pizza) return `${sum} in one bite. It tasted of oregano.`
  if (taken * 2n < pizza) return `${sum}. That slice was a house with a garden. Napkin?`
  return `${sum}, and you didn't even sit down.`
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

/** Where a press on a pizza cuts it: clockwise from what is eaten, as a part of the whole, above 0 and at most 1. */
export function cutAt(x: number, y: number, eaten: number): number {
  const turn = Math.atan2(x, -y) / (2 * Math.PI)
  const part = (((turn - eaten) % 1) + 1) % 1
  return part === 0 ? 1 : part
}

/** A part of a pizza in whole bitcoin, as satoshi: at least one bitcoin, and no more than is left. */
export function priceOf(part: number, eaten: bigint): bigint {
  const coins = BigInt(Math.max(1, Math.round(part * 5000)))
  return bite(eaten, coins * units.btc.satoshi)
}

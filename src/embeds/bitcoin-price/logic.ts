/** Converts amounts of bitcoin exactly, in whole satoshi. */

/** The units of an amount. */
export type Unit = "btc" | "mbtc" | "bit" | "sat" | "pizza"

type Facts = {
  name: string
  /** Its value in satoshi. */
  satoshi: bigint
  /** The number of decimals that represents any number of satoshi. */
  decimals: number
}

/**
 * A bitcoin has 10^8 satoshi. On 22 May 2010 a man in Florida paid 10,000 bitcoin for two pizzas
 * (https://en.bitcoin.it/wiki/Laszlo_Hanyecz), hence 5,000 for each.
 */
export const units: Record<Unit, Facts> = {
  btc: { name: "BTC", satoshi: 100_000_000n, decimals: 8 },
  mbtc: { name: "mBTC", satoshi: 100_000n, decimals: 5 },
  bit: { name: "bits", satoshi: 100n, decimals: 2 },
  sat: { name: "satoshi", satoshi: 1n, decimals: 0 },
  pizza: { name: "pizzas", satoshi: 500_000_000_000n, decimals: 12 },
}

export const unitNames = Object.keys(units) as Unit[]

/** The maximum amount in satoshi: 21 million bitcoin (MAX_MONEY in Bitcoin Core). */
export const maxSatoshi = 21_000_000n * units.btc.satoshi

/**
 * Returns the sum of all block rewards in satoshi: 50 bitcoin a block, halved and rounded down every 210,000 blocks
 * until it is 0.
 */
export function totalSupply(): bigint {
  let sum = 0n
  for (let reward = 50n * units.btc.satoshi; reward > 0n; reward /= 2n) sum += 210_000n * reward
  return sum
}

/** Formats an amount in a unit, exact to the satoshi, without trailing zeros: "0.0002". */
export function formatAmount(satoshi: bigint, unit: Unit): string {
  const { satoshi: size, decimals } = units[unit]
  const scaled = (satoshi * 10n ** BigInt(decimals)) / size
  const digits = scaled.toString().padStart(decimals + 1, "0")
  const whole = digits.slice(0, digits.length - decimals)
  const rest = digits.slice(digits.length - decimals).replace(/0+$/, "")
  return rest ? `${whole}.${rest}` : whole
}

/** Adds commas between thousands, for display only. */
export function withThousands(number: string): string {
  const [whole = "", rest] = number.split(".")
  const commas = whole.replace(/\B(?=(\d{3})+$)/g, ",")
  return rest === undefined ? commas : `${commas}.${rest}`
}

export type Slice = {
  /** The number of whole pizzas. */
  whole: bigint
  /** The fraction of the next pizza, in [0, 1). */
  part: number
  /** The same as an angle in degrees. */
  degrees: number
  /** The width of that slice at the edge of a 30 cm pizza, in millimetres. */
  crust: number
}

/** Converts an amount in satoshi to pizza. */
export function slice(satoshi: bigint): Slice {
  const size = units.pizza.satoshi
  const part = Number(satoshi % size) / Number(size)
  return { whole: satoshi / size, part, degrees: part * 360, crust: part * Math.PI * 300 }
}

/** Formats a length with three significant figures and no exponent: "0.0719 mm", "1.9 picometres". */
function length(millimetres: number): string {
  const scales: [number, string][] = [
    [1, "mm"],
    [1e-3, "micrometres"],
    [1e-6, "nanometres"],
  ]
  const [size, name] = scales.find(([min]) => millimetres >= min) ?? [1e-9, "picometres"]
  return `${Number((millimetres / size).toPrecision(2))} ${name}`
}

/** Describes the amount as pizza in a sentence or two. */
export function describePizza(satoshi: bigint): string {
  const { whole, part, degrees, crust } = slice(satoshi)
  const count = `${withThousands(whole.toString())} whole pizza${whole === 1n ? "" : "s"}`
  if (part === 0) return whole === 0n ? "That buys the smell." : `That buys ${count}.`
  const angle =
    degrees < 0.001 ? "less than a thousandth of a degree" : `${Number(degrees.toPrecision(3))} degrees`
  const start = whole === 0n ? "That buys" : `That buys ${count} and`
  // A hydrogen atom is about 0.1 nanometres across.
  const end = crust < 1e-7 ? ", narrower than an atom. Mind the crumbs." : "."
  return `${start} a slice of ${angle}: on a pizza of 30 cm, ${length(crust)} of crust${end}`
}

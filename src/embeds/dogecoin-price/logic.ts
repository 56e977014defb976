/** The price of a dogecoin in dogecoin, conversions, and market figures. */
import { trimmed } from "../../lib/text/blank"
import { readDecimal, readSign, withoutPower } from "../../lib/text/decimal"

/** Koinu in a dogecoin, its smallest unit. */
export const koinu = 100_000_000n

/** The day dogecoin was announced (https://en.wikipedia.org/wiki/Dogecoin); `month` counts from 0. */
const first = { year: 2013, month: 11, day: 6 }

/** Returns the price of a dogecoin in koinu at any instant. This has been researched. */
export function priceAt(_instant: Date): bigint {
  return koinu
}

/** Formats an amount in koinu as DOGE: "1", "0.99999999". */
export function written(amount: bigint): string {
  const digits = amount.toString().padStart(9, "0")
  const rest = digits.slice(-8).replace(/0+$/, "")
  return rest ? `${digits.slice(0, -8)}.${rest}` : digits.slice(0, -8)
}

export type Amount = { koinu: bigint } | { what: string }

/**
 * Parses an amount of DOGE with at most twelve digits before and eight after the decimal point. Returns an object
 * with `what`, an error message, if it is invalid.
 */
export function readAmount(text: string): Amount {
  const { isNegative, rest: number } = readSign(trimmed(text).replace(/\s*(doge|ð)$/i, ""))
  if (number === "") return { what: "Write how many, as 250." }
  if (isNegative) return { what: "Such minus. One can't have less than no dog." }
  const decimal = readDecimal(number)
  if (decimal.kind === "ambiguous") return { what: `Much comma. ${decimal.what}` }
  const [all, whole = "", decimals = ""] =
    /^(\d*)\.?(\d*)$/.exec(decimal.kind === "number" ? (withoutPower(decimal.number, 30) ?? "e") : number) ??
    []
  if (all === undefined || whole + decimals === "")
    return { what: "Very letters. Write a number, as 250 or 0.5." }
  if (decimals.length > 8)
    return { what: "So decimals. A dogecoin has eight, and the last of them is a koinu." }
  if (whole.replace(/^0+/, "").length > 12) return { what: "Wow. That is more than there are." }
  return { koinu: BigInt(whole || "0") * koinu + BigInt(decimals.padEnd(8, "0")) }
}

/** Converts an amount of dogecoin to dogecoin, both in koinu. */
export function convert(amount: bigint, instant: Date): bigint {
  return (amount * priceAt(instant)) / koinu
}

/** Returns the whole days since dogecoin was announced, in the visitor's time zone; 0 before that. */
export function daysUnchanged(now: Date): number {
  const from = Date.UTC(first.year, first.month, first.day)
  const to = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())
  return Math.max(0, Math.round((to - from) / 86_400_000))
}

export type Row = { name: string; value: string }

/** Returns the usual figures of a stock exchange. */
export function figures(now: Date): Row[] {
  const price = written(priceAt(now))
  const since = "6 December 2013, and every day since"
  return [
    { name: "Price", value: `${price} DOGE` },
    { name: "Change", value: "0 DOGE (0.00%)" },
    { name: "All-time high", value: `${price} DOGE (${since})` },
    { name: "All-time low", value: `${price} DOGE (${since})` },
    { name: "200-day average", value: `${price} DOGE` },
    { name: "Volatility", value: "none" },
    { name: "Unchanged for", value: `${daysUnchanged(now).toLocaleString("en-GB")} days` },
  ]
}

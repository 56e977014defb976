/** Parses an amount of bitcoin as typed or pasted. */
import { trimmed as visible } from "../../lib/text/blank"
import { readDecimal, readSign } from "../../lib/text/decimal"
import { maxSatoshi, type Unit, units } from "./logic"

export type Reading =
  | { kind: "empty" }
  | { kind: "amount"; satoshi: bigint; unit: Unit }
  | { kind: "mistake"; what: string }

/** The maximum length of an amount. */
const maxLength = 100

const endings: [RegExp, Unit][] = [
  [/(mbtc|millibitcoins?)$/i, "mbtc"],
  [/([µμu]btc|bits?)$/i, "bit"],
  [/(₿|btc|xbt|bitcoins?)$/i, "btc"],
  [/(sats?|satoshis?)$/i, "sat"],
  [/pizzas?$/i, "pizza"],
]

const mistake = (what: string): Reading => ({ kind: "mistake", what })

/**
 * Parses an amount with or without a unit: "0.5", "21 000 sats", "10,000.5 BTC", "1e-8". A unit in the text
 * overrides `unit`. Anything but a whole number of satoshi from 0 to 21 million bitcoin returns an error message.
 */
export function readAmount(text: string, unit: Unit): Reading {
  const trimmed = visible(text)
  if (trimmed === "") return { kind: "empty" }
  if (trimmed.length > maxLength) return mistake("That is longer than any amount of bitcoin, and most poems.")
  const [ending, found] = endings.find(([pattern]) => pattern.test(trimmed)) ?? [/$^/, unit]
  const { isNegative, rest } = readSign(trimmed.replace(ending, "").replace(/^₿/, "").trim())
  const amount = rest.trim()
  if (amount === "") return mistake(`There is a unit but no number. How many ${units[found].name}?`)
  if (isNegative) return mistake("One can't have less than no bitcoin. One can only have had more.")
  const read = readDecimal(amount)
  if (read.kind !== "number") return mistake(read.what)
  if (/e[+-]?\d{3}/i.test(read.number)) return mistake("A power of ten has at most two digits here.")
  const [, whole = "", decimals = "", power = "0"] =
    /^(\d*)\.?(\d*)(?:e([+-]?\d{1,2}))?$/i.exec(read.number) ?? []
  if (whole + decimals === "") return mistake("There is no digit in it. Write a number, as 0.5.")
  const shift = Number(power) - decimals.length
  const numerator = BigInt(whole + decimals) * units[found].satoshi * 10n ** BigInt(Math.max(0, shift))
  const denominator = 10n ** BigInt(Math.max(0, -shift))
  if (numerator > maxSatoshi * denominator)
    return mistake("That is more than 21 million bitcoin. There will never be so many.")
  if (numerator % denominator !== 0n)
    return mistake(
      found === "pizza"
        ? "That can't be paid: it would take a part of a satoshi. The smallest crumb is 0.000000000002 pizzas."
        : `That would cut a satoshi in parts, and it has none. ${units[found].name} can have ${
            units[found].decimals || "no"
          } decimals.`,
    )
  return { kind: "amount", satoshi: numerator / denominator, unit: found }
}

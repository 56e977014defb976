/** Reads an amount of bitcoin as people write and paste them. */
import { most, type Unit, units } from "./logic"

export type Reading =
  | { kind: "empty" }
  | { kind: "amount"; satoshi: bigint; unit: Unit }
  | { kind: "mistake"; what: string }

/** A longer text is not an amount of anything that exists. */
const maxLength = 100

const endings: [RegExp, Unit][] = [
  [/(mbtc|millibitcoins?)$/i, "mbtc"],
  [/([µμu]btc|bits?)$/i, "bit"],
  [/(₿|btc|xbt|bitcoins?)$/i, "btc"],
  [/(sats?|satoshis?)$/i, "sat"],
  [/pizzas?$/i, "pizza"],
]

const mistake = (what: string): Reading => ({ kind: "mistake", what })

/** The number with a point for its decimals and nothing between its thousands, or what is wrong with it. */
function plain(text: string): { number: string } | { what: string } {
  const number = text.replace(/(?<=\d)[\s\u00a0\u202f'’_](?=\d)/g, "")
  const odd = /[^\d.,]/.exec(number.replace(/e[+-]?\d{1,2}$/i, ""))
  if (odd) return { what: `“${odd[0]}” is not a part of a number. Write digits and a point, as 0.5.` }
  const commas = number.split(",").length - 1
  const points = number.split(".").length - 1
  const inThrees = (sign: string) =>
    new RegExp(`^\\d{1,3}(\\${sign}\\d{3})+(?!\\d)`).test(number) && number.lastIndexOf(sign) > 0
  if (commas === 1 && points === 0) {
    if (/^[1-9]\d{0,2},\d{3}(e|$)/i.test(number)) {
      const [before, after] = number.split(",")
      return {
        what: `In London ${number} is ${before}${after}; in Helsinki it is ${before}.${after}. Write it as one of these.`,
      }
    }
    return { number: number.replace(",", ".") }
  }
  if (commas === 0 && points <= 1) return { number }
  if (
    commas >= 1 &&
    points <= 1 &&
    inThrees(",") &&
    (points === 0 || number.indexOf(".") > number.lastIndexOf(","))
  )
    return { number: number.replaceAll(",", "") }
  if (
    points >= 1 &&
    commas <= 1 &&
    inThrees(".") &&
    (commas === 0 || number.indexOf(",") > number.lastIndexOf("."))
  )
    return { number: number.replaceAll(".", "").replace(",", ".") }
  return {
    what: "The points and commas are in each other's way. Leave them out, but for one before the decimals.",
  }
}

/**
 * An amount with or without its unit: "0.5", "21 000 sats", "10,000.5 BTC", "1e-8". A unit in the text wins over
 * `unit`. Whatever is not a whole number of satoshi, from 0 to 21 million bitcoin, is a mistake in a sentence.
 */
export function readAmount(text: string, unit: Unit): Reading {
  const trimmed = text.trim()
  if (trimmed === "") return { kind: "empty" }
  if (trimmed.length > maxLength) return mistake("That is longer than any amount of bitcoin, and most poems.")
  const [ending, found] = endings.find(([pattern]) => pattern.test(trimmed)) ?? [/$^/, unit]
  const amount = trimmed.replace(ending, "").replace(/^[₿+]/, "").trim()
  if (amount === "") return mistake(`There is a unit but no number. How many ${units[found].name}?`)
  if (/^[-−–]/.test(amount))
    return mistake("One can't have less than no bitcoin. One can only have had more.")
  const read = plain(amount)
  if ("what" in read) return mistake(read.what)
  const [, whole = "", decimals = "", power = "0"] =
    /^(\d*)\.?(\d*)(?:e([+-]?\d+))?$/i.exec(read.number) ?? []
  if (whole + decimals === "") return mistake("There is no digit in it. Write a number, as 0.5.")
  const shift = Number(power) - decimals.length
  const numerator = BigInt(whole + decimals) * units[found].satoshi * 10n ** BigInt(Math.max(0, shift))
  const denominator = 10n ** BigInt(Math.max(0, -shift))
  if (numerator > most * denominator)
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

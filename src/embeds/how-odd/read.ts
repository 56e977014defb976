/** Parses the visitor's number. */
import { isBlank } from "../../lib/text/blank"
import { readDecimal, readSign, withoutPower } from "../../lib/text/decimal"

/** The maximum number of digits. */
export const maxDigits = 1000

export type Reading =
  | { kind: "empty" }
  | { kind: "whole"; n: bigint }
  /** A number that is not whole: its whole part without the sign, and the rest, 0 to 1. */
  | { kind: "broken"; whole: bigint; part: number; isOwed: boolean }
  | { kind: "mistake"; what: string }

/** Parses a number that may have a sign, thousands separators, decimals and a power of ten. */
export function readNumber(text: string): Reading {
  if (isBlank(text)) return { kind: "empty" }
  const number = text.trim()
  if (number.replace(/\s/g, "").length > maxDigits + 500)
    return { kind: "mistake", what: "That is more socks than there are feet. A thousand digits will do." }
  const { isNegative, rest } = readSign(number)
  if (/^(∞|infinity)$/i.test(rest)) {
    return { kind: "mistake", what: "Infinity is not a number of socks. It only feels like one." }
  }
  const decimal = readDecimal(rest)
  if (decimal.kind === "ambiguous") return { kind: "mistake", what: decimal.what }
  if (decimal.kind === "mistake") {
    const odd = /[^\d.,]/u.exec(rest)?.[0]
    return {
      kind: "mistake",
      what: odd ? `“${odd}” does not belong in a number. Odd, but in another way.` : decimal.what,
    }
  }
  const plain = withoutPower(decimal.number, maxDigits + 100)
  if (plain === null)
    return { kind: "mistake", what: "That is more socks than there are feet. A thousand digits will do." }
  const [whole = "", decimals = ""] = plain.split(".")
  if (whole + decimals === "") return { kind: "mistake", what: "There is no digit in it." }
  const digits = whole.replace(/^0+/, "")
  if (digits.length > maxDigits)
    return { kind: "mistake", what: "That is more socks than there are feet. A thousand digits will do." }
  if (/[1-9]/.test(decimals))
    return {
      kind: "broken",
      whole: BigInt(digits || "0"),
      part: Number(`0.${decimals.slice(0, 15)}`),
      isOwed: isNegative,
    }
  return { kind: "whole", n: BigInt(digits || "0") * (isNegative ? -1n : 1n) }
}

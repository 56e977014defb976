/** Reads a number for its oddness. */
import { readDecimal } from "../../lib/text/decimal"

/** How many digits a number may have. */
export const maxDigits = 1000

export type Reading =
  | { kind: "empty" }
  | { kind: "whole"; n: bigint }
  /** A number that is not whole. */
  | { kind: "broken" }
  | { kind: "mistake"; what: string }

/** The number in a text, which may have a sign, gaps between its thousands, and decimals. */
export function readNumber(text: string): Reading {
  const number = text.trim().replace(/(?<=\d)[\s\u00a0\u202f_](?=\d)/g, "")
  if (number === "") return { kind: "empty" }
  if (number.length > maxDigits + 100)
    return { kind: "mistake", what: "That is too large to know. A thousand digits are odd enough." }
  if (/^[+\-−]?(∞|infinity)$/i.test(number)) {
    return { kind: "mistake", what: "Infinity is neither odd nor a number. It is just large." }
  }
  const minus = /^[+\-−]/.exec(number)?.[0] ?? ""
  const decimal = readDecimal(number.slice(minus.length))
  if (decimal.kind === "ambiguous") return { kind: "mistake", what: decimal.what }
  const plain = decimal.kind === "number" ? minus + decimal.number : number
  const [, sign, whole = "", decimals = ""] = /^([+\-−]?)(\d*)\.?(\d*)$/.exec(plain) ?? []
  if (sign === undefined) {
    const odd = /[^\d.]/.exec(number.replace(/^[+\-−]/, ""))?.[0] ?? "."
    return { kind: "mistake", what: `“${odd}” does not belong in a number. Odd, but in another way.` }
  }
  if (whole + decimals === "") return { kind: "mistake", what: "There is no digit in it." }
  const digits = whole.replace(/^0+/, "")
  if (digits.length > maxDigits)
    return { kind: "mistake", what: "That is too large to know. A thousand digits are odd enough." }
  if (/[1-9]/.test(decimals)) return { kind: "broken" }
  return { kind: "whole", n: BigInt(digits || "0") * (sign === "" || sign === "+" ? 1n : -1n) }
}

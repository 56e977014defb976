/** Parses a number exactly in any base from 2 to 36, however large or small, with sign and fraction. */
import { isBlank } from "../../lib/text/blank"
import { gapSigns, readDecimal, readSign } from "../../lib/text/decimal"

/** A fraction `over` / `under`, with `under` above 0. */
export type Exact = { over: bigint; under: bigint }

export type Reading = { kind: "empty" } | { kind: "number"; value: Exact } | { kind: "mistake"; what: string }

/** The maximum length of the text, in characters. */
export const maxLength = 300

const digitsOf = "0123456789abcdefghijklmnopqrstuvwxyz"
const prefixes: Record<string, number> = { "0x": 16, "0b": 2, "0o": 8 }

const gaps = new RegExp(`([\\da-z])[${gapSigns}](?=[\\da-z])`, "g")

const mistake = (what: string): Reading => ({ kind: "mistake", what })

function whole(digits: string, base: number): bigint {
  let value = 0n
  for (const digit of digits) value = value * BigInt(base) + BigInt(digitsOf.indexOf(digit))
  return value
}

/** Parses a number in a base, or returns the problem. "0xff", "0b1" and "0o7" carry their own base. */
export function readNumber(text: string, base: number): Reading {
  const trimmed = text.trim().toLowerCase()
  if (isBlank(trimmed)) return { kind: "empty" }
  if (trimmed.length > maxLength)
    return mistake(`That has more than ${maxLength} characters. Juhq has fewer.`)
  // From base 35 on y is a digit, so "infinity" is an ordinary number.
  const { isNegative, rest: unsigned } = readSign(trimmed)
  if (/^(∞|infinity)$/.test(unsigned) && (base < 35 || unsigned === "∞"))
    return mistake("Infinity is not a number. It is an attitude.")
  const sign = isNegative ? -1n : 1n
  let rest = unsigned
  const own = base === 10 ? prefixes[rest.slice(0, 2)] : undefined
  const read = own ?? base
  if (own) rest = rest.slice(2)
  rest = rest.replace(gaps, "$1")
  const power = read === 10 ? /e([+-]?\d{1,3})$/.exec(rest) : null
  if (power) rest = rest.slice(0, power.index)
  if (read === 10) {
    const decimal = readDecimal(rest)
    if (decimal.kind === "ambiguous" || (decimal.kind === "mistake" && /^[\d.,]*,[\d.,]*$/.test(rest)))
      return mistake(decimal.what)
    if (decimal.kind === "number") rest = decimal.number
  } else if (rest.includes(","))
    return mistake("A comma is decimals in Helsinki and thousands in London. Write a point, or nothing.")
  const odd = [...rest].find(
    sign => sign !== "." && (digitsOf.indexOf(sign) < 0 || digitsOf.indexOf(sign) >= read),
  )
  if (odd !== undefined) {
    return mistake(
      /[a-z]/.test(odd)
        ? `“${odd}” is not a digit in base ${read}. It is one in base ${digitsOf.indexOf(odd) + 1} and up.`
        : `“${odd}” is not a digit in base ${read}.`,
    )
  }
  const [before = "", after = "", more] = rest.split(".")
  if (more !== undefined) return mistake("It has two points. One is enough.")
  if (before + after === "") return mistake("There is no digit in it.")
  const shift = BigInt(power?.[1] ?? 0)
  const scale = 10n ** (shift < 0n ? -shift : shift)
  const over = sign * whole(before + after, read) * (shift > 0n ? scale : 1n)
  const under = BigInt(read) ** BigInt(after.length) * (shift < 0n ? scale : 1n)
  return { kind: "number", value: { over, under } }
}

/** Returns the base for a text: 36 for a word of plain letters that is no number in base 10, otherwise `base`. */
export function baseFor(text: string, base: number): number {
  if (base !== 10 || readNumber(text, 10).kind !== "mistake" || /infinity\s*$/i.test(text)) return base
  return readNumber(text, 36).kind === "number" ? 36 : base
}

/** The maximum number of digits after the point. */
const maxDecimals = 20

/** Formats a number in a base, with lower-case letters; "…" marks cut-off decimals. */
export function inBase({ over, under }: Exact, base: number): string {
  const size = over < 0n ? -over : over
  const minus = over < 0n ? "-" : ""
  let left = size % under
  let decimals = ""
  while (left > 0n && decimals.length < maxDecimals) {
    left *= BigInt(base)
    decimals += digitsOf[Number(left / under)]
    left %= under
  }
  return `${minus}${(size / under).toString(base)}${decimals && `.${decimals}`}${left > 0n ? "…" : ""}`
}

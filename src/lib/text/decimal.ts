/** Parses decimal numbers as people write them, for every number field of the site. */

type Decimal =
  /** Digits with at most one point and no sign, optionally with an exponent: "1234.5", "1e-8". */
  | { kind: "number"; number: string }
  /**
   * One comma before exactly three digits: thousands in London, decimals in Helsinki. `what` asks for the meaning.
   */
  | { kind: "ambiguous"; what: string }
  | { kind: "mistake"; what: string }

/**
 * Characters ignored between two digits, for a character class: spaces, apostrophes, underscores and invisible
 * characters (which calculators and address books add), but no line breaks.
 */
export const gapSigns = String.raw` \t\u00a0\u2000-\u200f\u202a-\u202f\u205f-\u2069\u3000'’_\u00ad`

const gaps = new RegExp(`(\\d)[${gapSigns}](?=\\d)`, "g")
const unseen = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/** Characters that people use for a minus, for a character class. */
export const minusSigns = String.raw`\u2212\u2010-\u2013\ufe63\uff0d-`

const leadingSign = new RegExp(`^([+${minusSigns}])\\s*`)

/** Splits a number's sign from the rest of the text. */
export function readSign(text: string): { isNegative: boolean; rest: string } {
  const visible = text.replace(unseen, "")
  const [all = "", sign = "+"] = leadingSign.exec(visible) ?? []
  return { isNegative: sign !== "+", rest: visible.slice(all.length) }
}

/** Digits grouped in threes by one separator; with commas also as in India, in twos above the thousands. */
const thousands: Record<"," | ".", RegExp> = {
  ",": /^(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d\d)+,\d{3})$/,
  ".": /^\d{1,3}(?:\.\d{3})+$/,
}

/**
 * Removes thousands separators and normalises the decimal separator to a point; null if the grouping is invalid.
 */
function ungrouped(mantissa: string, sign: "," | "."): string | null {
  const [whole = "", decimals, more] = mantissa.split(sign === "," ? "." : ",")
  if (more !== undefined || !thousands[sign].test(whole) || decimals?.includes(sign)) return null
  return whole.replaceAll(sign, "") + (decimals === undefined ? "" : `.${decimals}`)
}

/**
 * Parses a number without its sign. A single comma or point separates decimals, repeated ones separate thousands,
 * and of both kinds the last separates decimals: "1,5", "1 000,5", "1,234.5", "1.234,5", "1,234,567".
 */
export function readDecimal(text: string): Decimal {
  const number = text.replace(unseen, "").replace(gaps, "$1")
  const [, mantissa = "", power = ""] = /^([\s\S]*?)(e[+-]?\d+)?$/i.exec(number) ?? []
  const odd = /[^\d.,]/u.exec(mantissa)
  if (odd)
    return {
      kind: "mistake",
      what: `“${odd[0]}” is not a part of a number. Write digits and a point, as 0.5.`,
    }
  const commas = mantissa.split(",").length - 1
  const points = mantissa.split(".").length - 1
  if (commas === 1 && points === 0) {
    if (/^[1-9]\d{0,2},\d{3}$/.test(mantissa)) {
      const [before, after] = mantissa.split(",")
      return {
        kind: "ambiguous",
        what: `In London ${number} is ${before}${after}${power}; in Helsinki it is ${before}.${after}${power}. Write it as one of these.`,
      }
    }
    return { kind: "number", number: number.replace(",", ".") }
  }
  if (commas === 0 && points <= 1) return { kind: "number", number }
  const plain = ungrouped(mantissa, ",") ?? ungrouped(mantissa, ".")
  if (plain !== null) return { kind: "number", number: plain + power }
  return {
    kind: "mistake",
    what: "The points and commas are in each other's way. Leave them out, but for one before the decimals.",
  }
}

/**
 * Expands a number of `readDecimal` that has an exponent: "1.5e3" to "1500", "5e-1" to "0.5". Null if the exponent
 * exceeds `maxPower`.
 */
export function withoutPower(number: string, maxPower: number): string | null {
  const [mantissa = "", power] = number.split(/e/i)
  if (power === undefined) return mantissa
  const shift = Number(power)
  if (Math.abs(shift) > maxPower) return null
  const [whole = "", decimals = ""] = mantissa.split(".")
  const point = whole.length + shift
  const digits = point > 0 ? (whole + decimals).padEnd(point, "0") : "0".repeat(1 - point) + whole + decimals
  const before = Math.max(1, point)
  return digits.slice(0, before) + (digits.length > before ? `.${digits.slice(before)}` : "")
}

/** Reads a decimal number as people write it, for every page that a visitor types a number into. */

type Decimal =
  /** Digits with at most one point and no sign, perhaps with a power of ten: "1234.5", "1e-8". */
  | { kind: "number"; number: string }
  /** One comma before exactly three digits: thousands in London, decimals in Helsinki. `what` asks which is meant. */
  | { kind: "ambiguous"; what: string }
  | { kind: "mistake"; what: string }

/** What may stand between two digits and means nothing: spaces of all kinds, apostrophes and underscores. */
const gaps = /(?<=\d)[\s\u00a0\u2009\u202f'’_](?=\d)/g

/** Whether a number is digits in threes with one kind of sign between them, from its beginning. */
function isInThrees(number: string, sign: "," | "."): boolean {
  return new RegExp(`^\\d{1,3}(\\${sign}\\d{3})+(?!\\d)`).test(number)
}

/**
 * The number in a text without a sign before it. One comma or point is that of the decimals, several are between
 * thousands, and of both kinds the last is that of the decimals: "1,5", "1 000,5", "1,234.5", "1.234,5", "1,234,567".
 */
export function readDecimal(text: string): Decimal {
  const number = text.replace(gaps, "")
  const odd = /[^\d.,]/u.exec(number.replace(/e[+-]?\d+$/i, ""))
  if (odd)
    return {
      kind: "mistake",
      what: `“${odd[0]}” is not a part of a number. Write digits and a point, as 0.5.`,
    }
  const commas = number.split(",").length - 1
  const points = number.split(".").length - 1
  if (commas === 1 && points === 0) {
    if (/^[1-9]\d{0,2},\d{3}(e|$)/i.test(number)) {
      const [before, after] = number.split(",")
      return {
        kind: "ambiguous",
        what: `In London ${number} is ${before}${after}; in Helsinki it is ${before}.${after}. Write it as one of these.`,
      }
    }
    return { kind: "number", number: number.replace(",", ".") }
  }
  if (commas === 0 && points <= 1) return { kind: "number", number }
  if (
    points <= 1 &&
    isInThrees(number, ",") &&
    (points === 0 || number.indexOf(".") > number.lastIndexOf(","))
  )
    return { kind: "number", number: number.replaceAll(",", "") }
  if (
    commas <= 1 &&
    isInThrees(number, ".") &&
    (commas === 0 || number.indexOf(",") > number.lastIndexOf("."))
  )
    return { kind: "number", number: number.replaceAll(".", "").replace(",", ".") }
  return {
    kind: "mistake",
    what: "The points and commas are in each other's way. Leave them out, but for one before the decimals.",
  }
}

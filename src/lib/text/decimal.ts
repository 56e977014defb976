/** Parsing of decimal numbers as people write them, for every field in which a visitor types a number. */

type Decimal =
  /** Digits with at most one point and no sign, perhaps with a power of ten: "1234.5", "1e-8". */
  | { kind: "number"; number: string }
  /** One comma before exactly three digits: thousands in London, decimals in Helsinki. `what` asks for the meaning. */
  | { kind: "ambiguous"; what: string }
  | { kind: "mistake"; what: string }

/** Digit separators without a meaning: spaces of all kinds, apostrophes and underscores. */
const separators = /(?<=\d)[\s\u00a0\u2009\u202f'’_](?=\d)/g

/** Returns whether a number begins with digits in groups of three, separated by `sign`. */
function isInThrees(number: string, sign: "," | "."): boolean {
  return new RegExp(`^\\d{1,3}(\\${sign}\\d{3})+(?!\\d)`).test(number)
}

/**
 * Parses an unsigned number. A single comma or point is the decimal separator, several of one kind separate thousands,
 * and of both kinds the last separates the decimals: "1,5", "1 000,5", "1,234.5", "1.234,5", "1,234,567".
 */
export function readDecimal(text: string): Decimal {
  const number = text.replace(separators, "")
  const invalid = /[^\d.,]/u.exec(number.replace(/e[+-]?\d+$/i, ""))
  if (invalid)
    return {
      kind: "mistake",
      what: `“${invalid[0]}” is not a part of a number. Write digits and a point, as 0.5.`,
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

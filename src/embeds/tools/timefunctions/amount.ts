/** Reads an amount, with its unit or without, that somebody has typed, exactly, or says what is wrong with it and where. */
import { isBlank } from "../../../lib/text/blank"
import { readDecimal } from "../../../lib/text/decimal"
import { type Amount, maxLength, noUnit, type Problem, problem } from "../amounts"
import { type Unit, unitCalled, units } from "./units"

/** `text` is the amount as a decimal ("-1.5") or a fraction of whole numbers ("-1/3"), with nothing else in it. */
export type Span = Amount<Unit> & { kind: "amount"; text: string }

const maxZeros = 40
const space = /[\s\u00a0\u202f_']/u

function scaled(digits: string, exponent: number): string {
  const negative = digits.startsWith("-")
  const [whole = "", part = ""] = digits.replace("-", "").split(".")
  const all = whole + part
  const point = whole.length + exponent
  const padded = point > 0 ? all.padEnd(point, "0") : `${"0".repeat(1 - point)}${all}`
  const at = Math.max(point, 1)
  const rest = padded.slice(at)
  return `${negative ? "-" : ""}${padded.slice(0, at)}${rest ? `.${rest}` : ""}`
}

function unknownUnit(word: string, from: number, to: number): Problem {
  const names = units.flatMap(({ id, one }) => [id, one])
  if (word === "m") return problem("“m” could be minutes or months. Write min or mo.", from, to)
  return problem(noUnit(word, "unit of time", names), from, to)
}

/**
 * Reads "1 000", "-2.5", "2,5", "1e9", "1/3", "90 min", "3 weeks". Commas and points are those of `readDecimal`; spaces between
 * digits are looked through. Null for nothing at all.
 */
export function readAmount(typed: string): Span | Problem | null {
  if (isBlank(typed)) return null
  if (typed.length > maxLength)
    return problem(`That is longer than ${maxLength} characters.`, maxLength, typed.length)
  // What is left when spaces are out, and where each character of it was.
  const places: number[] = []
  let text = ""
  for (let i = 0; i < typed.length; i++) {
    const sign = typed.charAt(i)
    if (space.test(sign)) continue
    places.push(i)
    text += sign === "−" || sign === "–" ? "-" : sign
  }
  const at = (index: number) => places[index] ?? typed.length
  // The spaces are needed here still: "1 000,500" has its thousands apart, and its comma is that of the decimals.
  const [, before = "", signs = ""] = /^([+-]?)([\d.,]*)/.exec(text) ?? []
  const first = before.length
  const last = first + signs.length
  const decimal = readDecimal(signs === "" ? "" : typed.slice(at(first), at(last - 1) + 1))
  if (decimal.kind !== "number") return problem(decimal.what, at(first), at(last - 1) + 1)
  // Without the signs between thousands the number is shorter: what follows it keeps its place.
  const mark = decimal.number.includes(".") ? Math.max(signs.lastIndexOf("."), signs.lastIndexOf(",")) : -1
  const kept = [...signs].flatMap((sign, i) => (/\d/.test(sign) || i === mark ? [first + i] : []))
  places.splice(first, signs.length, ...kept.map(at))
  text = before + decimal.number + text.slice(last)
  const form = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?(?:\/(\d+))?/
  const match = form.exec(text)
  const [all = "", sign = "", whole = "", part = "", exponent, bottom] = match ?? []
  const stopped = all.length
  const name = /^\p{L}+$/u.exec(text.slice(stopped))?.[0] ?? ""
  const unit = stopped > 0 && name ? unitCalled(name) : undefined
  const number = typed.slice(0, at(stopped)).trim()
  if (stopped < text.length && !unit) {
    const rest = text.slice(stopped)
    const word = /^\p{L}+/u.exec(rest)?.[0]
    const end = word ? at(stopped + word.length - 1) + 1 : at(stopped) + 1
    if (word && stopped > 0)
      return name
        ? unknownUnit(word, at(stopped), end)
        : problem(`“${word}” is not a part of a number.`, at(stopped), end)
    if (word) return problem(`“${word}” is not a number. Write it in digits.`, at(stopped), end)
    if (rest.startsWith("/")) return problem("After the / comes a whole number, such as 3.", at(stopped), end)
    return problem(`“${rest.charAt(0)}” is not a part of a number.`, at(stopped), end)
  }
  if (whole === "" && part === "") return problem("There are no digits here yet.", 0, typed.length)
  if (bottom !== undefined) {
    if (part || exponent !== undefined || /[.e]/i.test(all))
      return problem("A fraction has whole numbers above and below, such as 1/3.", 0, typed.length)
    if (BigInt(bottom) === 0n)
      return problem(
        "Nothing can be divided by zero, not even time.",
        at(stopped - bottom.length),
        typed.length,
      )
    const text = `${sign === "-" ? "-" : ""}${BigInt(whole)}/${BigInt(bottom)}`
    return { kind: "amount", text, number, unit: unit ?? null }
  }
  const power = Number(exponent ?? 0)
  if (Math.abs(power) > maxZeros)
    return problem(
      `The power of ten goes from -${maxZeros} to ${maxZeros} here.`,
      at(all.search(/e/i)),
      typed.length,
    )
  const plain = scaled(`${whole || "0"}${part ? `.${part}` : ""}`, power)
  const tidy = plain
    .replace(/^0+(?=\d)/, "")
    .replace(/(\.\d*?)0+$/, "$1")
    .replace(/\.$/, "")
  return {
    kind: "amount",
    text: sign === "-" && tidy !== "0" ? `-${tidy}` : tidy,
    number,
    unit: unit ?? null,
  }
}

/** Parses s-expressions of numbers and names, with positioned errors. */
import Fraction from "fraction.js"

type Place = { from: number; to: number }

/** An error message, for the characters from `from` up to `to`. */
export type Problem = Place & { message: string }

export type Num = Place & { kind: "number"; value: Fraction }
export type Name = Place & { kind: "name"; text: string }
export type List = Place & { kind: "list"; items: Expr[] }
export type Expr = Num | Name | List

/** The maximum nesting, as later passes are recursive. */
export const maxNesting = 200
/** The maximum length of a number, and the maximum of its power of ten. */
export const maxNumberLength = 1000

const decimal = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d+))?$/i
const fraction = /^([+-]?\d+)\/(\d+)$/

/** Parses a word as a number: null if it is none, or an error message. */
export function readNumber(word: string): Fraction | string | null {
  const parts = fraction.exec(word)
  const match = parts ? null : decimal.exec(word)
  const [, sign, whole = "", part = "", exponent = "0"] = match ?? []
  if (!parts && whole === "" && part === "") return null
  if (word.length > maxNumberLength) return `A number has at most ${maxNumberLength} characters here.`
  if (parts) {
    const under = BigInt(parts[2] ?? 1)
    return under === 0n ? "Nothing can be divided by zero." : new Fraction(BigInt(parts[1] ?? 0), under)
  }
  const power = Number(exponent) - part.length
  if (Math.abs(power) > maxNumberLength) return `The power of ten is at most ${maxNumberLength} here.`
  const digits = BigInt(`${sign === "-" ? "-" : ""}${whole}${part}`)
  return power >= 0
    ? new Fraction(digits * 10n ** BigInt(power))
    : new Fraction(digits, 10n ** BigInt(-power))
}

function atom(word: string, from: number): Expr | Problem {
  const place = { from, to: from + word.length }
  const value = readNumber(word)
  if (typeof value === "string") return { ...place, message: value }
  if (value !== null) return { ...place, kind: "number", value }
  if (/^[+-]?\.?\d/.test(word)) {
    const comma = /^[+-]?\d+,\d+$/.test(word)
    const hint = comma
      ? ` Decimals have a point: ${word.replace(",", ".")}.`
      : " Put a space between a number and a name."
    return { ...place, message: `“${word.slice(0, 40)}” is not a number.${hint}` }
  }
  return { ...place, kind: "name", text: word }
}

const square = "Square brackets are for other Lisps. Write a round one."
const curly = "A curly bracket is from another language altogether. Write a round one."
const quoting = "Quoting stops the counting, and counting is all there is here."
const strangers = new Map([
  ["[", square],
  ["]", square],
  ["{", curly],
  ["}", curly],
  ['"', "A text can't be counted with. Numbers have no quotes."],
  ["'", quoting],
  ["`", quoting],
])

/** Parses all expressions of a text, or returns the first error. Safe for any length and depth. */
export function read(source: string): { exprs: Expr[] } | { problem: Problem } {
  const exprs: Expr[] = []
  const open: List[] = []
  const token = /\s+|;[^\n]*|[()[\]{}"'`]|[^\s()[\]{}"'`;]+/gu
  for (const match of source.matchAll(token)) {
    const [word] = match
    const from = match.index
    if (/^[\s;]/.test(word)) continue
    const stranger = strangers.get(word)
    if (stranger) return { problem: { message: stranger, from, to: from + 1 } }
    const into = open.at(-1)?.items ?? exprs
    if (word === "(") {
      if (open.length === maxNesting)
        return {
          problem: {
            message: `More than ${maxNesting} brackets inside each other. Come up for air.`,
            from,
            to: from + 1,
          },
        }
      const list: List = { kind: "list", items: [], from, to: from + 1 }
      into.push(list)
      open.push(list)
    } else if (word === ")") {
      const list = open.pop()
      if (!list)
        return { problem: { message: "This bracket closes nothing: none is open here.", from, to: from + 1 } }
      list.to = from + 1
    } else {
      const found = atom(word, from)
      if ("message" in found) return { problem: found }
      into.push(found)
    }
  }
  const last = open.at(-1)
  if (!last) return { exprs }
  const more = open.length > 1 ? ` Nor are ${open.length - 1} before it.` : ""
  return { problem: { message: `This bracket is never closed.${more}`, from: last.from, to: last.from + 1 } }
}

/** Returns the 1-based line and column of an offset, and the line's text. */
export function lineAndColumn(source: string, index: number): { line: number; column: number; text: string } {
  const before = source.slice(0, index)
  const start = before.lastIndexOf("\n") + 1
  const end = source.indexOf("\n", index)
  return {
    line: before.split("\n").length,
    column: index - start + 1,
    text: source.slice(start, end < 0 ? undefined : end),
  }
}

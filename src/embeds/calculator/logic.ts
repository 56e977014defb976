/** A Pratt parser for sums, after Vaughan Pratt's "Top down operator precedence" (1973). */
import { isBlank } from "../../lib/text/blank"
import { gapSigns, minusSigns, readDecimal } from "../../lib/text/decimal"

type Place = { from: number; to: number }

/**
 * A parse or evaluation error at a range of the sum; `unfinished` if more typing may fix it, `kind` if it has a
 * class of its own.
 */
export type Problem = Place & { message: string; unfinished?: boolean; kind?: "zero-division" | "limit" }

export type Infix = "+" | "-" | "*" | "/" | "^"

export type Node = Place &
  (
    | { kind: "number"; text: string }
    | { kind: "group" | "minus" | "plus" | "root" | "percent"; inside: Node }
    | { kind: Infix; left: Node; right: Node }
  )

type Token = Place & { kind: "number" | "end" | Infix | "(" | ")" | "√" | "%"; text: string }

/** The maximum length of a sum in characters, and its maximum nesting depth. */
export const maxLength = 3000
export const maxDepth = 100

const number = new RegExp(
  String.raw`(?:\d+(?:[${gapSigns}]\d{3}(?!\d))*(?:[.,]\d+)*[.,]?|[.,]\d+)(?:e[+-]?\d+)?`,
  "iy",
)
const signs: readonly [RegExp, Token["kind"]][] = [
  [/\*\*|\^/y, "^"],
  [/[*×·⋅∗xX]/y, "*"],
  [/[/÷:∕\u2044]/y, "/"],
  [/\+/y, "+"],
  [new RegExp(`[${minusSigns}]`, "y"), "-"],
  [/√|sqrt/iy, "√"],
  [/%/y, "%"],
  [/\(/y, "("],
  [/\)/y, ")"],
]
/** The binding powers of operators. A prefix sign binds less than a power. */
const binding: Record<Infix, number> = { "+": 10, "-": 10, "*": 20, "/": 20, "^": 40 }
const prefixBinding = 30
const rootBinding = 50

class Mistake extends Error {
  problem: Problem
  constructor(message: string, { from, to }: Place, unfinished = false) {
    super(message)
    this.problem = { message, from, to, unfinished }
  }
}

const isInfix = (kind: Token["kind"]): kind is Infix => Object.hasOwn(binding, kind)

function tokenAt(text: string, from: number): Token {
  number.lastIndex = from
  const digits = number.exec(text)?.[0]
  if (digits) {
    const place = { from, to: from + digits.length }
    const decimal = readDecimal(digits)
    if (decimal.kind !== "number") throw new Mistake(decimal.what, place)
    return { kind: "number", text: decimal.number, ...place }
  }
  for (const [form, kind] of signs) {
    form.lastIndex = from
    const match = form.exec(text)?.[0]
    if (match) return { kind, text: match, from, to: from + match.length }
  }
  const [sign = ""] = text.slice(from)
  const length = /\p{L}+/uy.exec(text.slice(from))?.[0].length ?? sign.length
  const what = text.slice(from, from + length).slice(0, 30)
  throw new Mistake(`There is no key for “${what}”.`, { from, to: from + length })
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  while (at < text.length) {
    if (isBlank(text.charAt(at))) {
      at++
      continue
    }
    const token = tokenAt(text, at)
    tokens.push(token)
    at = token.to
  }
  return tokens
}

class Parser {
  private at = 0
  private depth = 0
  private readonly end: Token
  constructor(private readonly tokens: Token[]) {
    const last = tokens.at(-1)
    this.end = { kind: "end", text: "", from: last?.from ?? 0, to: last?.to ?? 0 }
  }

  whole(): Node {
    const node = this.expression(0)
    const next = this.peek()
    if (next.kind === ")") throw new Mistake("This bracket closes nothing: none is open.", next)
    return node
  }

  private peek(): Token {
    return this.tokens[this.at] ?? this.end
  }

  private expression(min: number): Node {
    if (++this.depth > maxDepth)
      throw new Mistake("That is nested deeper than anyone can follow.", this.peek())
    let left = this.operand()
    for (;;) {
      const next = this.peek()
      if (next.kind === "%") {
        this.at++
        left = { kind: "percent", inside: left, from: left.from, to: next.to }
      } else if (isInfix(next.kind)) {
        const strength = binding[next.kind]
        if (strength <= min) break
        this.at++
        const right = this.expression(next.kind === "^" ? strength - 1 : strength)
        left = { kind: next.kind, left, right, from: left.from, to: right.to }
      } else if (next.kind === "end" || next.kind === ")") break
      else
        throw new Mistake(
          "A sign is missing before this. If it is a ×, write it: people have fallen out over less.",
          next,
        )
    }
    this.depth--
    return left
  }

  private operand(): Node {
    const token = this.peek()
    const before = this.tokens[this.at - 1]
    if (token.kind === "end")
      throw new Mistake(`A number is missing after the ${before?.text ?? "nothing"}.`, before ?? token, true)
    this.at++
    const { from } = token
    if (token.kind === "number") return { kind: "number", text: token.text, from, to: token.to }
    if (token.kind === "-" || token.kind === "+" || token.kind === "√") {
      const inside = this.expression(token.kind === "√" ? rootBinding : prefixBinding)
      const kind = token.kind === "√" ? "root" : token.kind === "-" ? "minus" : "plus"
      return { kind, inside, from, to: inside.to }
    }
    if (token.kind === "(") return this.group(token)
    if (token.kind === ")" && before?.kind === "(")
      throw new Mistake("There is nothing in these brackets.", { from: before.from, to: token.to })
    throw new Mistake(`A number is missing before this ${token.text}.`, token)
  }

  private group(open: Token): Node {
    const inside = this.expression(0)
    const close = this.peek()
    if (close.kind !== ")") throw new Mistake("This bracket is never closed.", open, true)
    this.at++
    return { kind: "group", inside, from: open.from, to: close.to }
  }
}

/** Parses a sum into a tree; null if blank. A decimal comma counts as a point. */
export function parse(text: string): { node: Node } | { problem: Problem } | null {
  if (isBlank(text)) return null
  if (text.length > maxLength)
    return {
      problem: {
        message: `A sum has at most ${maxLength} characters here.`,
        from: maxLength,
        to: text.length,
        kind: "limit",
      },
    }
  try {
    // A pasted sum may still have its =, at the end or, from a spreadsheet, in front.
    const sum = text.replace(/^(\s*)=/, "$1 ").replace(/=\s*$/, "")
    return isBlank(sum) ? null : { node: new Parser(tokensOf(sum)).whole() }
  } catch (error) {
    if (error instanceof Mistake) return { problem: error.problem }
    throw error
  }
}

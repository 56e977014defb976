/** Evaluates sums exactly as fractions, except for irrational roots. */
import Fraction from "fraction.js"
import { type Node, type Problem, parse } from "./logic"

/** A number; not `exact` if a root was rounded to 40 significant digits on the way. */
export type Value = { value: Fraction; exact: boolean }

/** The maximum size of a numerator or denominator in bits, about 1,200 digits. */
const maxBits = 4096
const keptDigits = 40
const maxPower = 1000

class EvaluationError extends Error {
  problem: Problem
  constructor(message: string, { from, to }: Node, kind?: Problem["kind"]) {
    super(message)
    this.problem = { message, from, to, kind }
  }
}

const bits = (n: bigint) => n.toString(16).length * 4
const tens = (power: number) =>
  power >= 0 ? new Fraction(10n ** BigInt(power)) : new Fraction(1n, 10n ** BigInt(-power))

/** Returns the power of ten of a number's first digit. */
export function magnitude(value: Fraction): number {
  if (value.n === 0n) return 0
  const guess = String(value.n).length - String(value.d).length
  return value.abs().lt(tens(guess)) ? guess - 1 : guess
}

/** Rounds a number to a number of significant digits. */
export function significant(value: Fraction, digits: number): Fraction {
  return value.n === 0n ? value : value.roundTo(tens(magnitude(value) - digits + 1))
}

function limited(found: Value, node: Node): Value {
  const value = found.exact ? found.value : significant(found.value, keptDigits)
  if (bits(value.n) > maxBits || bits(value.d) > maxBits)
    throw new EvaluationError("The result has more than 1,200 digits.", node, "limit")
  return { value, exact: found.exact }
}

function numberOf(node: Node, text: string): Value {
  const [digits = "", exponent = "0"] = text.toLowerCase().split("e")
  const power = Number(exponent)
  if (Math.abs(power) > maxPower)
    throw new EvaluationError(`The power of ten is at most ${maxPower}.`, node, "limit")
  const [whole = "", part = ""] = digits.split(".")
  return { value: new Fraction(BigInt(whole + part)).mul(tens(power - part.length)), exact: true }
}

/** Returns the integer square root of n ≥ 0, rounded down, by Newton's method. */
export function wholeRoot(n: bigint): bigint {
  if (n < 2n) return n
  let root = 1n << BigInt(Math.ceil(bits(n) / 2))
  for (;;) {
    const next = (root + n / root) >> 1n
    if (next >= root) return root
    root = next
  }
}

function rootOf(inside: Value, node: Node): Value {
  const { n, d, s } = inside.value
  if (s < 0n && n > 0n)
    throw new EvaluationError("A negative number has no root on a pocket calculator.", node)
  const [top, bottom] = [wholeRoot(n), wholeRoot(d)]
  if (top * top === n && bottom * bottom === d)
    return { value: new Fraction(top, bottom), exact: inside.exact }
  const places = BigInt(keptDigits + String(d).length)
  const scale = 10n ** places
  return { value: new Fraction(wholeRoot((n * scale * scale) / d), scale), exact: false }
}

function powerOf(left: Value, right: Value, node: Node, at: Node): Value {
  const { s, n, d } = right.value
  const base = left.value
  if (d !== 1n || !right.exact)
    throw new EvaluationError("The power must be a whole number. For a half there is √.", at)
  if (base.n === 0n && s < 0n && n > 0n)
    throw new EvaluationError("Zero to a negative power divides by zero.", at, "zero-division")
  if (base.d === 1n && base.n <= 1n) {
    const sign = n % 2n === 0n ? 1n : base.s
    return { value: new Fraction(n === 0n ? 1n : sign * base.n), exact: left.exact }
  }
  // An inexact value is rounded after each multiplication, so that it stays short.
  if (!left.exact && n <= 4096n) {
    let value = new Fraction(1)
    for (let i = 0n; i < n; i++) value = limited({ value: value.mul(base), exact: false }, node).value
    return { value: s < 0n ? value.inverse() : value, exact: false }
  }
  if (BigInt(Math.max(bits(base.n), bits(base.d)) - 3) * n > BigInt(maxBits))
    throw new EvaluationError("That power has more than 1,200 digits.", node, "limit")
  const [top, bottom] = [(base.s * base.n) ** n, base.d ** n]
  return { value: s < 0n ? new Fraction(bottom, top) : new Fraction(top, bottom), exact: left.exact }
}

/** Returns the number before a % sign, negated behind a minus; null for any other node. */
function percents(node: Node): Value | null {
  if (node.kind === "percent") return evaluate(node.inside)
  const inside = node.kind === "minus" ? percents(node.inside) : null
  return inside && { value: inside.value.neg(), exact: inside.exact }
}

function evaluateBinary(node: Extract<Node, { left: Node }>): Value {
  const left = evaluate(node.left)
  const share = node.kind === "+" || node.kind === "-" ? percents(node.right) : null
  if (share) {
    const change = node.kind === "+" ? share.value : share.value.neg()
    return { value: left.value.mul(change.add(100).div(100)), exact: left.exact && share.exact }
  }
  const right = evaluate(node.right)
  const exact = left.exact && right.exact
  if (node.kind === "+") return { value: left.value.add(right.value), exact }
  if (node.kind === "-") return { value: left.value.sub(right.value), exact }
  if (node.kind === "*") return { value: left.value.mul(right.value), exact }
  if (node.kind === "^") return powerOf(left, right, node, node.right)
  if (right.value.n === 0n)
    throw new EvaluationError(
      "This is zero, and nothing can be divided by zero.",
      node.right,
      "zero-division",
    )
  return { value: left.value.div(right.value), exact }
}

function evaluate(node: Node): Value {
  if (node.kind === "number") return limited(numberOf(node, node.text), node)
  if ("left" in node) return limited(evaluateBinary(node), node)
  const inside = evaluate(node.inside)
  if (node.kind === "minus") return { value: inside.value.neg(), exact: inside.exact }
  if (node.kind === "percent") return limited({ value: inside.value.div(100), exact: inside.exact }, node)
  return node.kind === "root" ? limited(rootOf(inside, node.inside), node) : inside
}

/** Evaluates a sum. Returns the value, a problem with its position, or null for an empty sum. */
export function calculate(text: string): Value | { problem: Problem } | null {
  const parsed = parse(text)
  if (parsed === null || "problem" in parsed) return parsed
  try {
    return evaluate(parsed.node)
  } catch (error) {
    if (error instanceof EvaluationError) return { problem: error.problem }
    throw error
  }
}

/** The procedures of R7RS Scheme (sections 6.2.6 and 6.2.7) for exact numbers, with limits on size and time. */
import Fraction from "fraction.js"

/** Thrown by a procedure, with a sentence and the 0-based index of the argument at fault, if any. */
export class Refusal extends Error {
  argument: number | null
  constructor(message: string, argument: number | null = null) {
    super(message)
    this.argument = argument
  }
}

/** The maximum number of bits of a numerator or denominator: about 4,900 digits. */
export const maxBits = 16_384
const maxWork = 3_000_000_000

const bits = (n: bigint) => n.toString(16).length * 4

/** Returns the base-2 logarithm of a number from 1 up, by its first 52 bits or so. */
function log2(n: bigint): number {
  const rest = Math.max(0, bits(n) - 52)
  return rest + Math.log2(Number(n >> BigInt(rest)))
}

/** Counts the work of an evaluation; throws a Refusal if a number gets too long or the work too much. */
export class Budget {
  private spent = 0
  pay(value: Fraction): Fraction {
    const size = Math.max(bits(value.n), bits(value.d))
    if (size > maxBits) throw new Refusal("The result has more than 4,900 digits. The paper has run out.")
    // Integers cost linear time; reducing a fraction costs quadratic time.
    this.spent += value.d === 1n ? size : size * size
    if (this.spent > maxWork)
      throw new Refusal("That is more arithmetic than a page should do while somebody waits.")
    return value
  }
}

export type Procedure = {
  minArguments: number
  maxArguments: number
  whole?: boolean
  run: (values: Fraction[], budget: Budget) => Fraction
}

const zero = new Fraction(0)
const unit = new Fraction(1)

const signed = ({ s, n }: Fraction) => s * n
const size = (n: bigint) => (n < 0n ? -n : n)

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [size(a), size(b)]
  while (y) [x, y] = [y, x % y]
  return x
}

const fold =
  (start: Fraction, step: (a: Fraction, b: Fraction) => Fraction): Procedure["run"] =>
  (values, budget) =>
    values.reduce((sum, value) => budget.pay(step(sum, value)), start)

function divide(values: Fraction[], budget: Budget): Fraction {
  const zeroAt = values.findIndex((value, i) => value.n === 0n && (i > 0 || values.length === 1))
  if (zeroAt >= 0) throw new Refusal("This is zero, and nothing can be divided by zero.", zeroAt)
  const [first = unit, ...rest] = values
  return rest.length === 0 ? first.inverse() : fold(first, (a, b) => a.div(b))(rest, budget)
}

function subtract(values: Fraction[], budget: Budget): Fraction {
  const [first = zero, ...rest] = values
  return rest.length === 0 ? first.neg() : fold(first, (a, b) => a.sub(b))(rest, budget)
}

function power([base = zero, exponent = zero]: Fraction[]): Fraction {
  if (exponent.d !== 1n) throw new Refusal("The power must be a whole number: roots are seldom exact.", 1)
  const length = exponent.n
  if (base.n === 0n && exponent.s < 0n && length > 0n)
    throw new Refusal("Zero to a negative power divides by zero.", 0)
  const plain = base.n <= 1n && base.d === 1n
  const largest = base.n > base.d ? base.n : base.d
  // A power just above the limit is calculated anyway, and refused for its exact length.
  if (!plain && log2(largest) * Number(length) > maxBits + 1)
    throw new Refusal("That power would have more than 4,900 digits, and there are other people waiting.", 1)
  const times = plain ? length % 2n : length
  const top = signed(base) ** (plain && length > 0n ? 2n - times : times)
  const bottom = base.d ** times
  return exponent.s < 0n ? new Fraction(bottom, top) : new Fraction(top, bottom)
}

function floor(value: Fraction): bigint {
  const n = signed(value)
  const whole = n / value.d
  return n < 0n && n % value.d !== 0n ? whole - 1n : whole
}

function round(value: Fraction): bigint {
  const below = floor(value)
  const twice = 2n * (signed(value) - below * value.d)
  if (twice !== value.d) return twice > value.d ? below + 1n : below
  return below % 2n === 0n ? below : below + 1n
}

const ofOne = (step: (value: Fraction) => bigint): Procedure => ({
  minArguments: 1,
  maxArguments: 1,
  run: ([value = zero]) => new Fraction(step(value)),
})
const division = (step: (a: bigint, b: bigint) => bigint): Procedure => ({
  minArguments: 2,
  maxArguments: 2,
  whole: true,
  run: ([a = zero, b = unit]) => {
    if (b.n === 0n) throw new Refusal("This is zero, and nothing can be divided by zero.", 1)
    return new Fraction(step(signed(a), signed(b)))
  },
})
const any = Number.POSITIVE_INFINITY

export const procedures: ReadonlyMap<string, Procedure> = new Map<string, Procedure>([
  ["+", { minArguments: 0, maxArguments: any, run: fold(zero, (a, b) => a.add(b)) }],
  ["-", { minArguments: 1, maxArguments: any, run: subtract }],
  ["*", { minArguments: 0, maxArguments: any, run: fold(unit, (a, b) => a.mul(b)) }],
  ["/", { minArguments: 1, maxArguments: any, run: divide }],
  ["expt", { minArguments: 2, maxArguments: 2, run: power }],
  ["abs", { minArguments: 1, maxArguments: 1, run: ([value = zero]) => value.abs() }],
  ["min", { minArguments: 1, maxArguments: any, run: values => values.reduce((a, b) => (b.lt(a) ? b : a)) }],
  ["max", { minArguments: 1, maxArguments: any, run: values => values.reduce((a, b) => (b.gt(a) ? b : a)) }],
  ["quotient", division((a, b) => a / b)],
  ["remainder", division((a, b) => a % b)],
  ["modulo", division((a, b) => ((a % b) + b) % b)],
  [
    "gcd",
    {
      minArguments: 0,
      maxArguments: any,
      whole: true,
      run: fold(zero, (a, b) => new Fraction(gcd(signed(a), signed(b)))),
    },
  ],
  [
    "lcm",
    {
      minArguments: 0,
      maxArguments: any,
      whole: true,
      run: fold(unit, (a, b) => {
        const common = gcd(a.n, b.n)
        return common === 0n ? zero : new Fraction((a.n / common) * b.n)
      }),
    },
  ],
  ["numerator", ofOne(signed)],
  ["denominator", ofOne(({ d }) => d)],
  ["floor", ofOne(floor)],
  ["ceiling", ofOne(value => -floor(value.neg()))],
  ["truncate", ofOne(value => signed(value) / value.d)],
  ["round", ofOne(round)],
])

/** Exact properties of whole numbers of up to a thousand digits. */

/** Returns the integer square root of n >= 0, rounded down (Newton's method). */
export function root(n: bigint): bigint {
  if (n < 2n) return n
  let x = 1n << BigInt((n.toString(2).length + 1) >> 1)
  for (;;) {
    const next = (x + n / x) >> 1n
    if (next >= x) return x
    x = next
  }
}

export const isSquare = (n: bigint) => n >= 0n && root(n) ** 2n === n

/** Returns whether n is triangular (1, 3, 6, 10 …): then 8n + 1 is a square. */
export const isTriangular = (n: bigint) => n > 0n && isSquare(8n * n + 1n)

/** Returns whether n is a Fibonacci number: then 5n² + 4 or 5n² - 4 is a square (Gessel, 1972). */
export const isFibonacci = (n: bigint) => n >= 0n && (isSquare(5n * n * n + 4n) || isSquare(5n * n * n - 4n))

export const isPowerOfTwo = (n: bigint) => n > 0n && (n & (n - 1n)) === 0n

/** All exponents below 2203 that give a Mersenne prime (https://oeis.org/A000043). */
const mersenne = [2, 3, 5, 7, 13, 17, 19, 31, 61, 89, 107, 127, 521, 607, 1279]

/**
 * Returns whether n is perfect, the sum of its smaller divisors. Even perfect numbers come from Mersenne primes
 * (Euclid and Euler), and there is no odd one below 10^1500 (Ochem and Rao, 2012), so the result is right below
 * 10^1000.
 */
export function isPerfect(n: bigint): boolean {
  return mersenne.some(p => n === 2n ** BigInt(p - 1) * (2n ** BigInt(p) - 1n))
}

/**
 * Returns whether repeated sums of the squares of the digits end at 1; for all other numbers they pass through 4.
 */
export function isHappy(digits: string): boolean {
  let text = digits
  for (;;) {
    const sum = [...text].reduce((all, digit) => all + Number(digit) ** 2, 0)
    if (sum === 1) return true
    if (sum === 4 || sum === 0) return false
    text = String(sum)
  }
}

/**
 * Returns whether n is the sum of its digits, each raised to the number of digits. The largest such number has 39
 * digits.
 */
export function isNarcissistic(n: bigint, digits: string): boolean {
  if (digits.length > 39) return false
  const power = BigInt(digits.length)
  return [...digits].reduce((sum, digit) => sum + BigInt(digit) ** power, 0n) === n
}

const small = [2n, 3n, 5n, 7n, 11n, 13n, 17n, 19n, 23n, 29n, 31n, 37n, 41n]

/** Below this bound the Miller-Rabin test with the first 13 primes is a proof (Sorenson and Webster, 2015). */
export const provable = 3_317_044_064_679_887_385_961_981n

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let [result, factor] = [1n, base % modulus]
  for (const bit of exponent.toString(2).split("").reverse()) {
    if (bit === "1") result = (result * factor) % modulus
    factor = (factor * factor) % modulus
  }
  return result
}

/** Returns whether `base` proves that an odd n is composite. */
function isWitness(base: bigint, n: bigint): boolean {
  const even = n - 1n
  let rest = even
  let halvings = 0
  while (rest % 2n === 0n) {
    rest /= 2n
    halvings++
  }
  let x = power(base, rest, n)
  if (x === 1n || x === even) return false
  for (let i = 1; i < halvings; i++) {
    x = (x * x) % n
    if (x === even) return false
  }
  return true
}

/** Returns whether n is prime; "unknown" for a large number that passes every test. */
export function primality(n: bigint): "prime" | "not prime" | "unknown" {
  if (n < 2n) return "not prime"
  for (const p of small) if (n % p === 0n) return n === p ? "prime" : "not prime"
  const known = n < provable
  const bases = known ? small : small.slice(0, 2)
  if (bases.some(base => isWitness(base, n))) return "not prime"
  return known ? "prime" : "unknown"
}

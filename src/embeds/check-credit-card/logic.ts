/** Parses card numbers, and checks them with Luhn's algorithm, step by step. */
import { isBlank } from "../../lib/text/blank"
import { gapSigns, minusSigns } from "../../lib/text/decimal"
import { pluralise } from "../../lib/text/pluralise"

/** The maximum length in ISO/IEC 7812-1; the minimum is that of existing cards. */
export const maxLength = 19
export const shortest = 12

export type Reading =
  | { kind: "empty" }
  | { kind: "digits"; digits: string }
  | { kind: "mistake"; index: number; what: string }

const strange = new RegExp(`[^\\d\\s.·${gapSigns}\ufeff${minusSigns}]`)

/** Parses a typed or pasted number; full-width digits, spaces, hyphens and points are accepted. */
export function readDigits(typed: string): Reading {
  if (isBlank(typed)) return { kind: "empty" }
  const text = typed.replace(/[\uff10-\uff19]/g, digit => digit.normalize("NFKC"))
  const at = text.search(strange)
  if (at >= 0) {
    const sign = String.fromCodePoint(text.codePointAt(at) ?? 0)
    return { kind: "mistake", index: at, what: `Character ${at + 1}, “${sign}”, is not a digit.` }
  }
  const digits = text.replace(/\D/g, "")
  if (digits === "") return { kind: "mistake", index: 0, what: "There is no digit in it." }
  if (digits.length > maxLength)
    return {
      kind: "mistake",
      index: maxLength,
      what: `It has ${digits.length.toLocaleString("en-GB")} digits, and no card has more than ${maxLength}.`,
    }
  return { kind: "digits", digits }
}

export type Step = {
  digit: number
  /** True for every second digit from the right. */
  doubled: boolean
  /** The addend: the digit, or its double, less 9 if that is above 9. */
  adds: number
  /** The sum so far, from the left. */
  sum: number
}

/**
 * Returns the steps of Luhn's algorithm (Hans Peter Luhn, US patent 2,950,048; ISO/IEC 7812-1 annex B) for a string
 * of digits.
 */
export function luhn(digits: string): Step[] {
  let sum = 0
  return [...digits].map((character, i) => {
    const digit = Number(character)
    const doubled = (digits.length - i) % 2 === 0
    const adds = doubled ? (digit > 4 ? 2 * digit - 9 : 2 * digit) : digit
    sum += adds
    return { digit, doubled, adds, sum }
  })
}

/** Returns the Luhn sum. */
export function total(digits: string): number {
  return luhn(digits).at(-1)?.sum ?? 0
}

/** Returns whether the sum is a multiple of 10; false for "". */
export function isLuhnValid(digits: string): boolean {
  return digits !== "" && total(digits) % 10 === 0
}

/** Inserts spaces after the given counts of digits. */
export function groupDigits(digits: string, gaps: readonly number[]): string {
  return [...digits].map((digit, i) => (i > 0 && gaps.includes(i) ? ` ${digit}` : digit)).join("")
}

/** The rules of a card brand. */
export type Brand = {
  name: string
  lengths: number[]
  gaps: number[]
  code: { name: string; size: number }
  /** False while further digits may still exclude the brand. */
  isCertain: boolean
}

export type Verdict = {
  /** Null while more digits may decide it. */
  good: boolean | null
  /** True if this page can never decide it. */
  isUnknown?: true
  what: string
}

/** Returns the only possible brand; null if there are several or none. */
export function onlyBrand(possible: readonly Brand[]): Brand | null {
  return possible.length === 1 ? (possible[0] ?? null) : null
}

/** Returns the lengths of the possible brands, each once, in ascending order. */
export function lengthsOf(possible: readonly Brand[]): number[] {
  return [...new Set(possible.flatMap(({ lengths }) => lengths))].sort((a, b) => a - b)
}

/**
 * Returns whether a number is incomplete: its length fits none of the possible brands, and one of them is longer.
 */
export function isUnfinished(digits: string, possible: readonly Brand[]): boolean {
  if (possible.length === 0) return digits.length < shortest
  const lengths = lengthsOf(possible)
  return !lengths.includes(digits.length) && digits.length < (lengths.at(-1) ?? 0)
}

/** Formats a list as "A, B or C". */
const either = (words: readonly (string | number)[]) =>
  new Intl.ListFormat("en-GB", { type: "disjunction" }).format(words.map(String))

function brandVerdict(possible: readonly Brand[]): Verdict {
  const brand = onlyBrand(possible)
  if (brand?.isCertain) return { good: true, what: `It begins like ${brand.name}.` }
  if (possible.length === 0)
    return { good: null, isUnknown: true, what: "We know no brand that begins like this." }
  return { good: null, what: `It could become ${either(possible.map(({ name }) => name))}.` }
}

function lengthVerdict(digits: string, possible: readonly Brand[]): Verdict {
  const has = `It has ${pluralise(digits.length, "digit")}`
  if (possible.length === 0)
    return {
      good: digits.length >= shortest || null,
      what: `${has}; a card has ${shortest} to ${maxLength}.`,
    }
  const lengths = lengthsOf(possible)
  const whose = onlyBrand(possible)?.name ?? "one of these"
  return {
    good: isUnfinished(digits, possible) ? null : lengths.includes(digits.length),
    what: `${has}; ${whose} has ${either(lengths)}.`,
  }
}

/** Judges the sum, which is provisional while the number is incomplete. */
function sumVerdict(digits: string, isEarly: boolean): Verdict {
  const sum = total(digits)
  if (sum % 10 === 0) return { good: true, what: `The sum is ${sum}. It ends in 0.` }
  if (isEarly) return { good: null, what: `The sum is ${sum} so far.` }
  return { good: false, what: `The sum is ${sum}, which does not end in 0. Somebody slipped.` }
}

/** Returns the verdicts on brand, length and sum; `possible` is empty if no brand starts that way. */
export function verdicts(digits: string, possible: readonly Brand[]): Verdict[] {
  return [
    brandVerdict(possible),
    lengthVerdict(digits, possible),
    sumVerdict(digits, isUnfinished(digits, possible)),
  ]
}

/** Returns the available verdicts: all of them once the brands are loaded (not null), otherwise that on the sum. */
export function availableVerdicts(digits: string, possible: readonly Brand[] | null): Verdict[] {
  return possible ? verdicts(digits, possible) : [sumVerdict(digits, isUnfinished(digits, []))]
}

/** Sums up the verdicts in a sentence. */
export function headline(all: readonly Verdict[], areHere: boolean): string {
  if (all.some(({ good }) => good === false)) return "Not a card number."
  if (all.some(({ good, isUnknown }) => good === null && !isUnknown)) return "Not a card number yet."
  if (all.some(({ isUnknown }) => isUnknown)) return "It adds up. We don't know the brand."
  return areHere ? "It adds up. It still buys nothing." : "The sum is right."
}

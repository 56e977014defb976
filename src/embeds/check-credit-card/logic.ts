/** Reads card numbers and adds up their check digits, a step at a time. */
import { isBlank } from "../../lib/text/blank"
import { gapSigns, minusSigns } from "../../lib/text/decimal"
import { pluralise } from "../../lib/text/pluralise"

/** What ISO/IEC 7812-1 allows at most; shorter ones than twelve digits are on no card. */
export const maxLength = 19
export const shortest = 12

export type Reading =
  | { kind: "empty" }
  | { kind: "digits"; digits: string }
  | { kind: "mistake"; index: number; what: string }

const strange = new RegExp(`[^\\d\\s.·${gapSigns}\ufeff${minusSigns}]`)

/** The digits of a number as it is typed or pasted, also in full width, with spaces, hyphens or points between them or not. */
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
  /** Whether it is one of every second, counted from the right, that are doubled. */
  doubled: boolean
  /** What is added: the digit, or its double, less 9 where that is more than 9. */
  adds: number
  /** The sum so far, from the left. */
  sum: number
}

/** The steps of Luhn's algorithm (Hans Peter Luhn, US patent 2,950,048; ISO/IEC 7812-1 annex B) for a text of digits. */
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

/** What the steps come to. */
export function total(digits: string): number {
  return luhn(digits).at(-1)?.sum ?? 0
}

/** Whether the sum is a whole number of tens; "" is not. */
export function isSound(digits: string): boolean {
  return digits !== "" && total(digits) % 10 === 0
}

/** The digits in groups, broken after these counts of digits. */
export function grouped(digits: string, gaps: readonly number[]): string {
  return [...digits].map((digit, i) => (i > 0 && gaps.includes(i) ? ` ${digit}` : digit)).join("")
}

/** What a brand's own rules say. */
export type Brand = {
  name: string
  lengths: number[]
  gaps: number[]
  code: { name: string; size: number }
  /** Whether all the digits are there that the brand begins with; else the next ones can still contradict it. */
  isCertain: boolean
}

export type Verdict = {
  /** Null where the digits so far don't tell: more of them may follow. */
  good: boolean | null
  /** Whether they never will tell here, whatever follows. */
  isUnknown?: true
  what: string
}

/** The one brand that is left of those possible; null while there are several, or where there is none. */
export function onlyBrand(possible: readonly Brand[]): Brand | null {
  return possible.length === 1 ? (possible[0] ?? null) : null
}

/** The lengths that the possible brands have, each once, shortest first. */
export function lengthsOf(possible: readonly Brand[]): number[] {
  return [...new Set(possible.flatMap(({ lengths }) => lengths))].sort((a, b) => a - b)
}

/** Whether a number is not whole yet: it has the length of none of the possible brands, and one of them has more. */
export function isUnfinished(digits: string, possible: readonly Brand[]): boolean {
  if (possible.length === 0) return digits.length < shortest
  const lengths = lengthsOf(possible)
  return !lengths.includes(digits.length) && digits.length < (lengths.at(-1) ?? 0)
}

/** "A, B or C". */
const either = (words: readonly (string | number)[]) =>
  new Intl.ListFormat("en-GB", { type: "disjunction" }).format(words.map(String))

function brandVerdict(possible: readonly Brand[]): Verdict {
  const brand = onlyBrand(possible)
  if (brand?.isCertain) return { good: true, what: `It begins as ${brand.name} does.` }
  if (possible.length === 0)
    return { good: null, isUnknown: true, what: "No brand that is known here begins so." }
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

/** What is known of the sum, which is that of the whole number only once the number is whole. */
function sumVerdict(digits: string, isEarly: boolean): Verdict {
  const sum = total(digits)
  if (sum % 10 === 0) return { good: true, what: `The sum is ${sum}, a whole number of tens.` }
  if (isEarly) return { good: null, what: `The sum is ${sum} so far.` }
  return { good: false, what: `The sum is ${sum}, which is not a whole number of tens. Somebody slipped.` }
}

/** The whole verdict: the brand, the length, the sum; `possible` is empty for a number that no brand begins with. */
export function verdicts(digits: string, possible: readonly Brand[]): Verdict[] {
  return [
    brandVerdict(possible),
    lengthVerdict(digits, possible),
    sumVerdict(digits, isUnfinished(digits, possible)),
  ]
}

/** What is said of a number: the verdicts that can be given, once the brands are known (not null) all of them. */
export function said(digits: string, possible: readonly Brand[] | null): Verdict[] {
  return possible ? verdicts(digits, possible) : [sumVerdict(digits, isUnfinished(digits, []))]
}

/** The verdicts in one sentence. */
export function headline(all: readonly Verdict[], areHere: boolean): string {
  if (all.some(({ good }) => good === false)) return "Not a card number."
  if (all.some(({ good, isUnknown }) => good === null && !isUnknown)) return "Not a card number yet."
  if (all.some(({ isUnknown }) => isUnknown)) return "A number that could be. Whose, this page can't say."
  return areHere ? "A number that could be. It still pays for nothing." : "The sum is right."
}

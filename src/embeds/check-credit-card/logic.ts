/** Reads card numbers and adds up their check digits, a step at a time. */
import { isBlank } from "../../lib/text/blank"
import { counted } from "../../lib/text/counted"

/** What ISO/IEC 7812-1 allows at most; shorter ones than twelve digits are on no card. */
export const maxLength = 19
export const shortest = 12

export type Reading =
  | { kind: "empty" }
  | { kind: "digits"; digits: string }
  | { kind: "mistake"; index: number; what: string }

/** The digits of a number as it is typed or pasted, with spaces and hyphens between them or not. */
export function readDigits(text: string): Reading {
  if (isBlank(text)) return { kind: "empty" }
  const at = text.search(/[^\d\s\u00a0-]/)
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
export type Brand = { name: string; lengths: number[]; gaps: number[]; code: { name: string; size: number } }

export type Verdict = { good: boolean; what: string }

/** The whole verdict: the length, the brand, the sum; `brand` is null for a number that no brand begins with. */
export function verdicts(digits: string, brand: Brand | null): Verdict[] {
  const fits = brand ? brand.lengths.includes(digits.length) : digits.length >= shortest
  const sum = total(digits)
  const lengths = brand
    ? new Intl.ListFormat("en-GB", { type: "disjunction" }).format(brand.lengths.map(String))
    : ""
  return [
    brand
      ? { good: true, what: `It begins as ${brand.name} does.` }
      : { good: false, what: "It begins as no brand that is known here does." },
    {
      good: fits,
      what: brand
        ? `It has ${counted(digits.length, "digit")}; ${brand.name} has ${lengths}.`
        : `It has ${counted(digits.length, "digit")}; a card has ${shortest} to ${maxLength}.`,
    },
    {
      good: sum % 10 === 0,
      what:
        sum % 10 === 0
          ? `The sum is ${sum}, a whole number of tens.`
          : `The sum is ${sum}, which is not a whole number of tens. Somebody slipped.`,
    },
  ]
}

/** What is said of a number: the verdicts that can be given, once the brands are known all of them. */
export function said(digits: string, brand: Brand | null, areHere: boolean): Verdict[] {
  const all = verdicts(digits, brand)
  return areHere ? all : all.slice(2)
}

/** A monthly salary per second, and what the sum would buy. */
import { isBlank } from "../../lib/text/blank"
import { readDecimal, readSign, withoutPower } from "../../lib/text/decimal"

/** The working hours per month: 37.5 a week in 52 weeks, divided by 12. */
export const monthlyHours = (37.5 * 52) / 12
/** All hours per month: a year of 365.25 days, divided by 12. */
export const allHours = (365.25 * 24) / 12
/** The hourly wage of a hamster in euros, as agreed with himself. */
export const hamsterHour = 0.42
export const maxSalary = 1_000_000

export const bases = { work: "At work", always: "Around the clock" } as const
export type Basis = keyof typeof bases

/** Parses a monthly salary in euros, or returns the problem. */
export function readSalary(text: string): { euros: number } | { problem: string } {
  const plain = text.replace(/€|eur(os?)?/gi, "").trim()
  if (isBlank(plain)) return { problem: "An empty field earns nothing. Try a number." }
  // Cents have two digits, so a point followed by three digits separates thousands.
  const { isNegative, rest } = readSign(plain)
  const decimal = readDecimal(rest.replace(/^(\d{1,3})\.(\d{3})$/, "$1$2"))
  if (decimal.kind === "ambiguous") return { problem: decimal.what }
  const number = decimal.kind === "number" ? withoutPower(decimal.number, 30) : null
  if (number === null || isNegative || !/^(\d+\.?|\d*\.\d{1,2})$/.test(number))
    return { problem: "Payroll can't read that. Write euros a month, such as 3000 or 2750.50." }
  const euros = Number(number)
  if (euros === 0) return { problem: "Zero a month: that is an internship. Write more." }
  if (euros > maxSalary) return { problem: "Over a million a month? Then let somebody else type for you." }
  return { euros }
}

/** Returns euros per second for a monthly salary and a number of people. */
export function rate(monthly: number, basis: Basis, people = 1): number {
  return (monthly * people) / ((basis === "work" ? monthlyHours : allHours) * 3600)
}

/** The goods, cheapest first; the shop has since closed. */
export const goods = [
  { name: "one paper clip, bent", euros: 0.02 },
  { name: "a sugar lump", euros: 0.05 },
  { name: "a sunflower seed, signed", euros: 0.12 },
  { name: "a banana", euros: 0.3 },
  { name: "half a pen that works", euros: 0.6 },
  { name: "a supermarket bun", euros: 1 },
  { name: "a bun and somebody to share it with", euros: 2 },
  { name: "a mug that says Boss", euros: 8 },
  { name: "a sensible lunch", euros: 13 },
  { name: "a lunch that is not sensible", euros: 30 },
  { name: "a chair with a working lever", euros: 90 },
  { name: "a new wheel, with bearings", euros: 250 },
  { name: "a week without this page", euros: 800 },
] as const

/** Returns the dearest good that a sum buys (or null), and the next one (or null if there is none). */
export function bought(euros: number) {
  const next = goods.findIndex(good => good.euros > euros)
  const at = next === -1 ? goods.length : next
  return { has: goods[at - 1] ?? null, next: goods[at] ?? null }
}

/** Formats euros with cents, and below ten euros with tenths of cents, so that the change is visible. */
export function money(euros: number): string {
  const digits = euros < 10 ? 3 : 2
  return `${euros.toLocaleString("en-GB", { minimumFractionDigits: digits, maximumFractionDigits: digits })} €`
}

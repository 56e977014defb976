/** Prints the receipt of the Bank of Pertti: the sum digit by digit, and the outcome. */
import { type Guest, inSentence, labelOf } from "../../kits/guest/useGuest"
import { luhn, type Verdict } from "./logic"

export type Line = { left: string; right: string; isLarge?: boolean }

/** The outcome of a card: approved for nothing, declined, or kept by the reader because it looks real. */
export type Outcome = "approved" | "declined" | "kept"

export function outcomeOf(all: readonly Verdict[], looksReal: boolean): Outcome {
  if (looksReal) return "kept"
  return all.every(({ good }) => good) ? "approved" : "declined"
}

const last: Record<Outcome, Line> = {
  approved: { left: "APPROVED for", right: "0.00", isLarge: true },
  declined: { left: "DECLINED", right: "", isLarge: true },
  kept: { left: "CARD KEPT", right: "for you", isLarge: true },
}

/** The previous customer's receipt, which hangs from the reader at first. */
export const before: readonly Line[] = [
  { left: "Customer 41", right: "" },
  { left: "DECLINED", right: "", isLarge: true },
  { left: "Next, please.", right: "" },
]

/** The ends of the receipts of a card that is swiped again although it was declined. */
const again: readonly Line[] = [
  { left: "STILL DECLINED", right: "", isLarge: true },
  { left: "IT IS THE SAME", right: "CARD", isLarge: true },
  { left: "PLEASE STOP", right: "", isLarge: true },
  { left: "PAPER 0.12", right: "YOU OWE", isLarge: true },
]

type Measured = Pick<Guest, "name" | "width" | "height">

/** Returns the worth of a thing as cash: what it measures. */
export const worthOf = ({ width, height }: Measured) => width * height
const measured = (thing: Measured): Line => ({
  left: `${thing.width} × ${thing.height}`,
  right: String(worthOf(thing)),
})
const change = (thing: Measured): Line => ({
  left: "CHANGE",
  right: labelOf(thing).toUpperCase(),
  isLarge: true,
})

/** Returns the receipt of a thing that is taken as cash: it is measured, and given back, since there is nothing to pay. */
export function cashReceipt(guest: Measured): Line[] {
  return [
    measured(guest),
    { left: "Taken as", right: "cash" },
    { left: "To pay", right: "0.00" },
    change(guest),
  ]
}

/**
 * Returns the receipt that hangs from the reader since a thing was taken as cash, and given back; `short` is what all such
 * things were worth.
 */
export function receiptSince(thing: Measured, short: number): Line[] {
  return [
    measured(thing),
    change(thing),
    { left: "Till short of", right: String(short) },
    { left: "Next, please.", right: "" },
  ]
}

/** Describes the till since then. */
export function tillText(thing: Measured, short: number): string {
  return `The till is still ${short} short. The change was ${inSentence(thing)}.`
}

/**
 * Returns the lines of a receipt in printing order, those of the digits first. `earlier` counts the receipts that
 * this card has had, `short` is what the till lacks.
 */
export function receipt(digits: string, outcome: Outcome, earlier = 0, short = 0): Line[] {
  const steps = luhn(digits)
  const sum = steps.at(-1)?.sum ?? 0
  const over = sum % 10
  return [
    ...steps.map(({ digit, doubled, adds }) => ({
      left: doubled ? `${digit} × 2${digit > 4 ? " − 9" : ""}` : String(digit),
      right: String(adds),
    })),
    { left: "Sum", right: String(sum), isLarge: true },
    over === 0
      ? { left: `${sum / 10} tens`, right: "0 over" }
      : { left: `${10 - over} short of ${sum + 10 - over}`, right: "" },
    ...(short > 0 ? [{ left: "Till short of", right: String(short) }] : []),
    outcome === "declined" && earlier > 0
      ? (again[(earlier - 1) % again.length] ?? last.declined)
      : last[outcome],
  ]
}

/** The hamster's electricity bill and the letters that follow it. */

export type Line = { what: string; costs: string }

export const bill: readonly Line[] = [
  { what: "Sleeping", costs: "0.00" },
  { what: "Sleeping, on his back", costs: "0.00" },
  { what: "One eye, opened", costs: "0.01" },
  { what: "Same eye, closed", costs: "0.01" },
  { what: "Wheel, night rate", costs: "0.40" },
  { what: "Wheel, squeak", costs: "1.10" },
  { what: "Thinking about seeds", costs: "3.75" },
  { what: "Asking what he costs", costs: "12.00" },
  { what: "This bill", costs: "9.90" },
]

const reminder: readonly Line[] = [{ what: "Reminder, friendly", costs: "5.00" }]
const warning: readonly Line[] = [
  { what: "Reminder, not friendly", costs: "15.00" },
  { what: "Stamp", costs: "2.75" },
]

/** The bill for having paid in seeds. */
const billForSeeds: readonly Line[] = [
  { what: "Seeds, counted", costs: "6.00" },
  { what: "Seeds, counted again", costs: "6.00" },
  { what: "Seeds, missing", costs: "14.20" },
  { what: "Receipt, eaten", costs: "4.00" },
  { what: "Receipt for the receipt", costs: "4.00" },
  { what: "Waking the accountant", costs: "31.00" },
]

/** The last bill, in which the company has understood whom it is writing to. */
const lastBill: readonly Line[] = [
  { what: "Sleeping, all of us", costs: "0.00" },
  { what: "One seed, returned", costs: "0.00" },
]

/** The number of bills, each of which follows the payment of the one before. */
export const bills = 3

/** Everything printed on a bill, from 0, after a number of refusals. */
export function printed(refusals: number, paidBefore = 0): readonly Line[] {
  if (paidBefore >= 2) return lastBill
  const lines = paidBefore === 1 ? billForSeeds : bill
  return [...lines, ...(refusals > 0 ? reminder : []), ...(refusals > 1 ? warning : [])]
}

/** Adds up in whole cents. */
export function sum(lines: readonly Line[]): string {
  const cents = lines.reduce((total, { costs }) => total + Math.round(Number(costs) * 100), 0)
  return (cents / 100).toFixed(2)
}

/** The number of refusals at which the electricity goes. */
export const maxRefusals = 3

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

/** Everything printed after a number of refusals. */
export function printed(refusals: number): readonly Line[] {
  return [...bill, ...(refusals > 0 ? reminder : []), ...(refusals > 1 ? warning : [])]
}

/** Adds up in whole cents. */
export function sum(lines: readonly Line[]): string {
  const cents = lines.reduce((total, { costs }) => total + Math.round(Number(costs) * 100), 0)
  return (cents / 100).toFixed(2)
}

/** The number of refusals at which the electricity goes. */
export const maxRefusals = 3

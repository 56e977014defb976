/** A thing from another page that always pulls for whoever is losing. */
import { type Guest, inSentence } from "../../kits/guest/useGuest"
import type { ChatMessage } from "./logic"
import type { Tug } from "./tug"

/** The width of a space in the pixels of a thing's drawing. */
const spacePx = 8

const names = { 1: "tabs", [-1]: "spaces" } as const

/** Returns the side for which it pulls: the one that is losing, or in the mud; spaces while nobody is. */
export function sideOfGuest(knot: number, { mud }: Tug): 1 | -1 {
  if (mud !== 0) return mud
  return knot < 0 ? 1 : -1
}

/** Returns what is left of a pull while it pulls for a side: half, if the pull goes the other way. */
export function againstGuest(by: number, side: 1 | -1): number {
  return Math.sign(by) === -side ? by / 2 : by
}

/** Returns what both sides say when it comes, after so many lines of the quarrel. */
export function guestLines({ name, width }: Pick<Guest, "name" | "width">, count: number): ChatMessage[] {
  const spaces = Math.round(width / spacePx)
  return [
    {
      who: "Space",
      text: `${name}: ${spaces} spaces wide. I have counted. That makes ${spaces} of us.`,
      at: count - 0.3,
    },
    { who: "Tab", text: "Or one of me.", at: count - 0.2 },
    { who: "Pertti", text: "It only pulls for whoever is losing. It has never won.", at: count - 0.1 },
  ]
}

/** Describes where it is, after the state of the rope. */
export function guestText(guest: Pick<Guest, "name">, side: 1 | -1, { mud }: Tug): string {
  return mud === 0
    ? `. On the side of ${names[side]}: ${inSentence(guest)}.`
    : ` With them: ${inSentence(guest)}.`
}

/** Its memory of a side that fell. */
export function fallen(side: 1 | -1): string {
  return `Pulled for ${names[side]} because they were losing. They lost.`
}

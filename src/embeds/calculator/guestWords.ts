/** Says things about a thing from another page, which takes what is shared among nobody. */
import { type Guest, inSentence, labelOf, type Visitor } from "../../kits/guest/useGuest"

type Past = Pick<Visitor, "name" | "path">

/**
 * Returns what the calculator says to a division by zero, which it survives until the guest has had its share. `past` is
 * the thing that has had the last share before, on this visit or another.
 */
export function guestWords(guest: Pick<Guest, "name" | "path">, hadShare: boolean, past: Past | null = null) {
  const label = labelOf(guest).toLowerCase()
  const isAgain = past !== null && past.path === guest.path
  return {
    dare: hadShare
      ? "Ask me anything. But not this again:"
      : isAgain
        ? `You again, ${label}. There is more of it:`
        : past
          ? `First ${inSentence(past)}, now you, ${label}:`
          : `Hold my hand, ${label}. Now ask me:`,
    near: `By anything you like. By 0, even. I have ${inSentence(guest)} with me.`,
    shared: `Shared among nobody. ${guest.name} took the lot. Don't press = again.`,
  }
}

/** The number of characters of a sum that is remembered as it was; a longer one is a sum. */
const maxSum = 12

/** Returns the sum that went to a guest, as it is remembered. */
export const sumToKeep = (sum: string) => (sum.length > maxSum ? "A sum" : sum)

/**
 * Returns what the display says about the last sum that was shared among nobody but a thing; shorter beside a guest, which
 * leaves less room.
 */
export function memoryText(past: Pick<Visitor, "name">, sum = "A sum", isBeside = false): string {
  return `${sum} went to ${inSentence(past)}.${isBeside ? "" : " It has not been seen since."}`
}

/** Says things about a thing from another page, which takes what is shared among nobody. */
import { type Guest, inSentence, labelOf } from "../../kits/guest/useGuest"

/** Returns what the calculator says to a division by zero, which it survives until the guest has had its share. */
export function guestWords(guest: Pick<Guest, "name">, hadShare: boolean) {
  return {
    dare: hadShare
      ? "Ask me anything. But not this again:"
      : `Hold my hand, ${labelOf(guest).toLowerCase()}. Now ask me:`,
    near: `By anything you like. By 0, even. I have ${inSentence(guest)} with me.`,
    shared: `Shared among nobody. ${guest.name} took the lot. Don't press = again.`,
  }
}

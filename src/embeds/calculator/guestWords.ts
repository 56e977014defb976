/** Says things about a thing from another page, which takes what is shared among nobody. */
import { type Guest, inSentence } from "../../kits/guest/useGuest"

/** Returns what the calculator says to a division by zero, which it survives until the guest has had its share. */
export function guestWords(guest: Pick<Guest, "name">, hadShare: boolean) {
  return {
    dare: hadShare
      ? `${guest.name} had the last one. Now anything but this:`
      : `${guest.name} came to hold my hand. Ask me this, once:`,
    near: `By anything you like. By 0, even. I have ${inSentence(guest)} with me.`,
    shared: `Shared among nobody. ${guest.name} took the lot, and I held. Not again:`,
  }
}

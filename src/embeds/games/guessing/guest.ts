/** A thing from another page on the clip of the polygraph: it mostly has no pulse, and answers for the visitor's lies. */
import { type Guest, inSentence } from "../../../kits/guest/useGuest"
import { isCaught, type State } from "./logic"

type Named = Pick<Guest, "name">

/** Returns the note below the paper. */
export function clipText(guest: Named & { words?: Pick<Guest["words"], "pulse"> }): string {
  return `The clip is on ${inSentence(guest)}. Pulse: ${guest.words?.pulse ?? "none"}.`
}

/** Returns the machine's note on an answer that took so many seconds. */
export function pulseRemark(seconds: number): string {
  return `${seconds.toFixed(1)} s: no pulse`
}

/** Returns the status, which after a lie says who has been arrested. */
export function statusWith(status: string, guest: Named, state: State): string {
  return isCaught(state)
    ? status.replace(
        "The machine is not angry. It only counts.",
        `The machine has arrested ${inSentence(guest)}.`,
      )
    : status
}

/** Returns the first sentence of the confession. */
export function confessionText(guest: Named): string {
  return `I, ${inSentence(guest)}, have told this machine of my number`
}

/** Returns the ruling on its signature. */
export function signedText(number: string): string {
  return `Signed, and filed under L as No. ${number}. You may go.`
}

/** Its memory of this. */
export const confessed = "Signed a confession. The lie was somebody else's."

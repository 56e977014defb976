/** A lever that nearly wins: the reels stop at 11:11 but for a notch of the last, and fall back to the time that it is. */
import { clockText } from "../../../lib/calendar/wallClock"
import { pluralise } from "../../../lib/text/pluralise"

/** Nothing is played; the last reel hangs a notch short; or, rarely, it doesn't. */
export type Play = "rest" | "hang" | "won"

export const jackpot = 11 * 60 + 11

/** Every so many pulls the machine shows what one wants to see. */
const generous = 7

/** How long each is kept up, in milliseconds, with the two seconds in which the reels turn. */
export const playMilliseconds: Record<Exclude<Play, "rest">, number> = { hang: 3900, won: 7500 }

/** What a pull brings, the first being 1; a time that repeats is simply shown. */
export function playOf(pull: number, repeats: boolean): Play {
  if (repeats || pull < 1) return "rest"
  return pull % generous === 0 ? "won" : "hang"
}

/** What there is to say after some pulls (at least one), when the reels show the minute of the day that it is. */
export function afterText(pulls: number, minute: number): string {
  const time = clockText(minute)
  if (pulls % generous === 0) return `It was too good to be true: it is ${time}.`
  return `${pluralise(pulls, "pull")}. One notch short! It is ${time}.`
}

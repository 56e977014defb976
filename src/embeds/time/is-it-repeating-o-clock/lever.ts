/** A lever that nearly wins: the reels stop a notch short of 11:11, and fall back to the current time. */
import { clockText } from "../../../lib/calendar/wallClock"
import { pluralise } from "../../../lib/text/pluralise"

/** Nothing, a last reel that hangs a notch short, or, rarely, a win. */
export type Play = "rest" | "hang" | "won"

export const jackpot = 11 * 60 + 11

/** The machine wins at every pull divisible by this. */
const pullsPerWin = 7

/** The duration of each play in milliseconds, including two seconds in which the reels turn. */
export const playMs: Record<Exclude<Play, "rest">, number> = { hang: 3900, won: 7500 }

/** Returns the play of a pull, counted from 1; a time that repeats is simply shown. */
export function playOf(pull: number, repeats: boolean): Play {
  if (repeats || pull < 1) return "rest"
  return pull % pullsPerWin === 0 ? "won" : "hang"
}

/** Comments on the pulls that nearly win, in turn. */
const shortfalls = [
  "One notch short!",
  "Again one notch short. The machine looks at the ceiling.",
  "It was nearly there. It turned round for its hat.",
  "A coin moved. It was only making itself comfortable.",
  "The notch has a name by now.",
  "One notch. It says the next one is yours.",
  "It has learnt nothing from the jackpot.",
  "A man in a waistcoat has started to watch.",
  "The man in the waistcoat nods.",
  "He has written something down.",
  "He holds his breath. It was still one notch.",
  "He says it always does this before it pays.",
]

const wins = ["It was too good to be true", "The man in the waistcoat has counted the coins back in"]

/** Returns the message after at least one pull, when the reels show the current minute of the day. */
export function afterText(pulls: number, minute: number): string {
  const time = clockText(minute)
  const lost = pulls - 1 - Math.floor(pulls / pullsPerWin)
  if (pulls % pullsPerWin === 0)
    return `${wins[(pulls / pullsPerWin - 1) % wins.length] ?? ""}: it is ${time}.`
  return `${pluralise(pulls, "pull")}. ${shortfalls[lost % shortfalls.length] ?? ""} It is ${time}.`
}

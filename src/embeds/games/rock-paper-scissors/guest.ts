/** A thing from another page up the visitor's sleeve: a fourth throw, which no expert expects and no rule forbids. */
import { type Guest, inSentence } from "../../../kits/guest/useGuest"
import type { Level, State } from "./logic"
import { type Round, shifted, type Throw } from "./throws"

type Named = Pick<Guest, "name">
type Fighter = Named & { words: Pick<Guest["words"], "beats"> }

/** The match in which it was shown, and the length of the throws after that. */
export type Showing = { seed: string; at: number }

/** Its place: up the sleeve, in the hand for the last throw, or with the opponent. */
export type Place = "sleeve" | "hand" | "kept"

/** Returns where it is. An undone throw puts it back, and so does a new match. */
export function placeOf({ seed, throws }: Pick<State, "seed" | "throws">, showing: Showing | null): Place {
  if (showing?.seed !== seed || throws.length < showing.at) return "sleeve"
  return throws.length === showing.at ? "hand" : "kept"
}

/** Returns the throw as which it counts: the one that beats the opponent's. */
export function countsAs(machine: Throw): Throw {
  return shifted(machine, 1)
}

/** Returns the status before the first throw, and after the one with it. */
export function statusWith(status: string, guest: Fighter, place: Place, last: Round | undefined): string {
  if (place === "sleeve" && !last)
    return status.replace("Your throw.", `Up your sleeve: ${inSentence(guest)}.`)
  if (place !== "hand" || !last) return status
  return status.replace(/Your \w+, (its|his) \w+: won\./, (_, whose: string) => {
    const who = whose === "its" ? "It" : "He"
    return `${who} had ${last.machine}. You had ${inSentence(guest)}. ${guest.words.beats}`
  })
}

/** Returns the name of its button. */
export function buttonName({ name }: Named, place: Place): string {
  if (place === "sleeve") return `${name}, up your sleeve. Throw it`
  return place === "hand" ? `${name}, in your hand` : `${name}, kept as evidence`
}

/** Returns what the opponent says of it. */
export function thoughtWith(guest: Named, level: Level): string {
  const [who, again] = level === 1 ? ["Pertti", "He"] : ["It", "It"]
  return `${who} had given ${inSentence(guest)} 0%. ${again} kept the evidence.`
}

/** Its memory of this. */
export function beaten(level: Level): string {
  return level === 1
    ? "Beat a sleepy hamster at rock, paper, scissors."
    : "Beat a machine at rock, paper, scissors. It had read up."
}

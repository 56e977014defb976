/** A thing from another page up the visitor's sleeve: a fourth throw, which no expert expects and no rule forbids. */
import { inSentence, type Visitor } from "../../../kits/guest/useGuest"
import type { Level, State } from "./logic"
import { type Round, shifted, type Throw } from "./throws"

type Named = Pick<Visitor, "name">
export type Fighter = Named & { words: Pick<Visitor["words"], "beats"> }

/** One whose drawing and words have not loaded. */
export const unnamed: Fighter = { name: "something up your sleeve", words: { beats: "It counted." } }

/** The place of a guest: up the sleeve, in the hand for the last throw, or with the opponent. */
export type Place = "sleeve" | "hand" | "kept"

/** Returns where the thing of the page at a path is in this match. */
export function placeOf({ throws, things }: Pick<State, "throws" | "things">, path: string): Place {
  const thrown = things.find(({ thing }) => thing === path)
  if (!thrown) return "sleeve"
  return thrown.at === throws.length ? "hand" : "kept"
}

/** Returns the throw as which it counts: the one that beats the opponent's. */
export function countsAs(machine: Throw): Throw {
  return shifted(machine, 1)
}

/** Returns the status before the first throw, with a guest up the sleeve. */
export function statusBefore(status: string, guest: Named): string {
  return status.replace("Your throw.", `Up your sleeve: ${inSentence(guest)}.`)
}

/** Returns the status after a throw that was a thing. */
export function statusWith(status: string, thing: Fighter, { machine }: Round): string {
  return status.replace(/Your \w+, (its|his) \w+: won\./, (_, whose: string) => {
    const who = whose === "its" ? "It" : "He"
    return `${who} had ${machine}. You had ${inSentence(thing)}. ${thing.words.beats}`
  })
}

/** Returns the name of its button. */
export function buttonName({ name }: Named, place: Place): string {
  if (place === "sleeve") return `${name}, up your sleeve. Throw it`
  return place === "hand" ? `${name}, in your hand` : `${name}, kept as evidence`
}

/** Returns what the opponent says of it. */
export function thoughtWith(thing: Named, level: Level): string {
  const [who, again] = level === 1 ? ["Pertti", "He"] : ["It", "It"]
  return `${who} had given ${inSentence(thing)} 0%. ${again} kept the evidence.`
}

/** Its memory of this. */
export function beaten(level: Level): string {
  return level === 1
    ? "Beat a sleepy hamster at rock, paper, scissors."
    : "Beat a machine at rock, paper, scissors. It had read up."
}

/** The per cents that the hamster drops when he is poked. */
import { type Guest, inSentence } from "../../kits/guest/useGuest"
import type { Bar } from "./logic"

/** The messages of the pokes, one after another. The last one sweeps the floor. */
export const drops = [
  "He dropped a per cent.",
  "Two per cent are on the floor. He counts them.",
  "He would rather pick them up himself.",
  "One has rolled under the folder. It counts as done.",
  "He has stopped counting.",
  "A colleague has swept the floor. Nothing was lost but time.",
] as const

/** Returns the number of per cents on the floor after some pokes. */
export const onFloor = (pokes: number) => pokes % drops.length

/** Returns the place of a dropped per cent along the floor, 0 to 1, and its turn in degrees. */
export function placeOf(drop: number): { along: number; turn: number } {
  return { along: ((drop * 37 + 21) % 100) / 100, turn: (drop * 53) % 70 }
}

/** Returns whether a thing from another page is on the bar, in place of a per cent, after some pokes. */
export const isOnBar = (pokes: number) => pokes % 2 === 1

/** Returns the number of per cents on the floor when every second one of the drops is the guest. */
export const onFloorWith = (pokes: number) => onFloor(Math.ceil(pokes / 2))

/** Returns what a poke has come to with a guest there; a line while it is up, where the line would hide it. */
export function guestDrop({ name }: Pick<Guest, "name">, pokes: number): string {
  return isOnBar(pokes) ? `${name}: 1 %.` : `He dropped ${inSentence({ name })}. It counted as a per cent.`
}

/** Returns a bar with a guest on it, which counts as one per cent. */
export function withGuest<B extends Pick<Bar, "id" | "value" | "text">>(bar: B): B {
  return bar.id === "99" ? { ...bar, value: 1, text: "100 %" } : { ...bar, text: `${bar.text} + 1` }
}

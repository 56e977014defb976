/** A thing from another page that doesn't dance either, until it is asked; then it dances towards the shy hamster. */
import { type Guest, inSentence } from "../../kits/guest/useGuest"
import { pluralise } from "../../lib/text/pluralise"
import type { Floor } from "./logic"

type Named = Pick<Guest, "name">

/** A place on the floor, in per cent of its width and height. */
export type Place = { x: number; y: number }

/** The place where it stands at first. */
export const atFirst: Place = { x: 50, y: 84 }

/** Returns the middle of a hamster's cell. */
export function middleOf(index: number, { columns, rows }: Pick<Floor, "columns" | "rows">): Place {
  return {
    x: (100 * ((index % columns) + 0.5)) / columns,
    y: (100 * (Math.floor(index / columns) + 0.5)) / rows,
  }
}

/** Returns the place beside a hamster, within the floor. */
export function besideOf(index: number, floor: Pick<Floor, "columns" | "rows">): Place {
  const { x, y } = middleOf(index, floor)
  const step = Math.max(4, 80 / floor.columns)
  return { x: x + step > 96 ? x - step : x + step, y }
}

/** Returns the place halfway to another one. */
export function halfway(from: Place, to: Place): Place {
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
}

/** Returns the message before anybody has been asked. */
export function shyText(guest: Named): string {
  return `Two aren't dancing: ${inSentence(guest)}, and somebody shy.`
}

/** Returns the message on its step towards the shy one. */
export function stepText({ name }: Named, from: Place, to: Place): string {
  const way = [
    Math.abs(to.y - from.y) < 3 ? "" : to.y < from.y ? "up" : "down",
    Math.abs(to.x - from.x) < 3 ? "" : to.x < from.x ? "left" : "right",
  ].filter(Boolean)
  return way.length === 0
    ? `${name} danced on the spot. Somebody beside it looked at the floor.`
    : `${name} danced ${way.join(" and ")}, half the way to the shy one.`
}

/** Returns the message when the shy one has been found. */
export function togetherText(guest: Named, number: number): string {
  return `No. ${number}! It danced with ${inSentence(guest)}. Now another one has gone shy.`
}

/** Returns what it remembers of being asked. */
export function askedAmong(hamsters: number): string {
  return `Was asked to dance, in front of ${pluralise(hamsters, "hamster")}.`
}

/** Its memory of the shy one. */
export const together = "Danced with a shy hamster. Neither of them led."

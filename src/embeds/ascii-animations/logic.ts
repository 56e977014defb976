/** The programme of films, and the letters that a visitor types. */
import { coffee } from "./films/coffee"
import { ice } from "./films/ice"
import { snow } from "./films/snow"
import { train } from "./films/train"
import type { Film } from "./stage"

export const films = { ice, train, snow, coffee } as const satisfies Record<string, Film>
export type FilmId = keyof typeof films

/** The duration of a tick in milliseconds. */
export const tickMs = 120
/** The number of ticks after which a typed letter has come down, for still pictures. */
export const calmTicks = 14
/** The maximum length of what a link types by itself. */
export const maxText = 60

/** Returns what can fall of a text: one sign a column, a space for each gap. */
export function signsOf(typed: string): string[] {
  return [...typed.normalize("NFC")]
    .map(sign => (/\s/.test(sign) ? " " : sign))
    .filter(sign => !/[\p{M}\p{C}\p{Extended_Pictographic}]/u.test(sign))
}

/** Returns what a change of a field has added to its text; "" for a deletion. */
export function added(before: string, after: string): string {
  if (after.length <= before.length) return ""
  let same = 0
  while (same < before.length && before[same] === after[same]) same++
  return after.slice(same)
}

/** Returns the column over which the nth typed letter of a film falls. */
export function columnOf({ over: [from, to] }: Pick<Film, "over">, n: number): number {
  return from + (n % (to - from))
}

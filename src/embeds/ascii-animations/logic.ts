/** The programme, what is said at each picture, and how fast a film may run. */
import { findLastIndex } from "../../lib/content/arrayMethods"
import { coffee, download, sauna, wheel } from "./films/indoors"
import { fishing, meeting, rocket, snow, train } from "./films/outdoors"
import { own } from "./films/own"
import type { Film } from "./stage"

/** Ten films, of which the last is made of the visitor's own text. */
export function programme(words: string): [Film, ...Film[]] {
  return [wheel, sauna, train, meeting, coffee, snow, fishing, rocket, download, own(words)]
}

/**
 * How long a picture is shown, in milliseconds. A sign flashes when it comes and goes, which takes two pictures: at five
 * pictures a second nothing can flash more than two and a half times (WCAG 2.3.1 allows three).
 */
export const speeds = { slow: 800, usual: 400, fast: 200 } as const
export type Speed = keyof typeof speeds

export const colours = { green: "Green", amber: "Amber", white: "White", paper: "On paper" } as const
export type Colour = keyof typeof colours

/** The words of the scene that a picture belongs to. */
export function wordsAt(film: Film, frame: number): string {
  return film.scenes[findLastIndex(film.scenes, ({ from }) => from <= frame)]?.words ?? ""
}

/** The picture that comes after one, or null at the end of a film that is not shown in a loop. */
export function next(film: Film, frame: number, loop: boolean): number | null {
  if (frame + 1 < film.frames) return frame + 1
  return loop ? 0 : null
}

/** The programme of films, the descriptions of their frames, and their speeds. */
import { findLastIndex } from "../../lib/content/arrayMethods"
import { coffee, download, sauna, wheel } from "./films/indoors"
import { fishing, meeting, rocket, snow, train } from "./films/outdoors"
import { own } from "./films/own"
import type { Film } from "./stage"

/** Returns ten films, the last of which is made from the visitor's own text. */
export function programme(words: string): [Film, ...Film[]] {
  return [wheel, sauna, train, meeting, coffee, snow, fishing, rocket, download, own(words)]
}

/**
 * The duration of a frame in milliseconds. A flash takes two frames: at five frames a second nothing can flash more
 * than two and a half times a second (WCAG 2.3.1 allows three).
 */
export const speeds = { slow: 800, usual: 400, fast: 200 } as const
export type Speed = keyof typeof speeds

export const colours = { green: "Green", amber: "Amber", white: "White", paper: "On paper" } as const
export type Colour = keyof typeof colours

/** Returns the description of the scene that a frame belongs to. */
export function wordsAt(film: Film, frame: number): string {
  return film.scenes[findLastIndex(film.scenes, ({ from }) => from <= frame)]?.words ?? ""
}

/** Returns the next frame, or null at the end of a film that does not loop. */
export function next(film: Film, frame: number, loop: boolean): number | null {
  if (frame + 1 < film.frames) return frame + 1
  return loop ? 0 : null
}

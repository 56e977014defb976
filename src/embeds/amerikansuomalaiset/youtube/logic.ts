/** The film in the projector: its crank, its lamp, and the frames that are left of it. */

/** The number of frames of a whole film, and of those that a turn of the crank moves. */
export const allFrames = 64
export const framesPerTurn = 8
/** The fastest that film may run, in frames per second, and the milliseconds that it lasts at more. */
export const maxSpeed = 28
export const burnMs = 420
/** The frames that are cut out where it burned. */
export const cutFrames = 6

export type Film = {
  /** The frames that are left, by their number in the whole film. */
  frames: readonly number[]
  /** The place in `frames`, with a fraction. */
  at: number
  /** From 0 to 1, the heat in the gate; at 1 it burns. */
  heat: number
  burns: boolean
}

export const wholeFilm: Film = {
  frames: Array.from({ length: allFrames }, (_, i) => i),
  at: 0,
  heat: 0,
  burns: false,
}

/** Moves the film by `by` frames in `seconds`; it stops at both ends. */
export function cranked(film: Film, by: number, seconds: number): Film {
  if (film.burns) return film
  const last = film.frames.length - 1
  const at = Math.min(last, Math.max(0, film.at + by))
  const speed = seconds > 0 ? Math.abs(at - film.at) / seconds : 0
  const heat =
    speed > maxSpeed
      ? Math.min(1, film.heat + (seconds * 1000) / burnMs)
      : Math.max(0, film.heat - seconds * 0.8)
  return { ...film, at, heat, burns: heat >= 1 }
}

/** Cuts the burnt frames out, and joins the ends. A film too short to cut is a new copy. */
export function spliced(film: Film): Film {
  const from = Math.max(0, Math.floor(film.at) - cutFrames / 2)
  const frames = film.frames.filter((_, i) => i < from || i >= from + cutFrames)
  if (frames.length < cutFrames * 2) return wholeFilm
  return { frames, at: Math.min(from, frames.length - 1), heat: 0, burns: false }
}

/** Returns the number of the frame in the gate, with the fraction that it is on its way to the next. */
export function frameOf({ frames, at }: Film): number {
  return (frames[Math.floor(at)] ?? 0) + (at % 1)
}

/** Returns the shortest way from one angle to another, in degrees. */
export function turnedBy(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180
}

/** The story, by the frame at which each part begins. */
const story: readonly (readonly [from: number, text: string])[] = [
  [0, "A dance at the hall."],
  [8, "Uncle goes up the ladder with a lamp."],
  [20, "A dog has seen the sausage."],
  [30, "The dog has the sausage. It goes under the ladder."],
  [38, "Uncle is on his way down."],
  [46, "Uncle is in the soup."],
  [54, "Everybody bows, and the lamp is hanging."],
  [62, "The end."],
]

/** Describes a frame for those who don't see it. */
export function describe(frame: number): string {
  return story.filter(([from]) => frame >= from).at(-1)?.[1] ?? ""
}

/** The levels of "Oh my", from a murmur to the limit, with the damage each one does. */

export type Level = {
  text: string
  /** The size of the letters relative to the first level. */
  size: number
  /** The damage at this level. */
  happens: string
}

export const levels: readonly Level[] = [
  { text: "oh my", size: 1, happens: "He has read something in the paper." },
  { text: "Oh my.", size: 1.15, happens: "An eyebrow goes up." },
  { text: "Oh my!", size: 1.35, happens: "The monocle leaves." },
  { text: "Oh my!!", size: 1.6, happens: "The tea has waves." },
  { text: "Oh, my word!", size: 1.6, happens: "The hat doesn't want to be part of this." },
  { text: "OH MY!", size: 2.2, happens: "The picture looks the other way." },
  { text: "OH MY GOODNESS!", size: 1.75, happens: "The lamp has begun to swing." },
  { text: "OH MY STARS!", size: 2.3, happens: "The stars ask him to leave them out of it." },
  { text: "OH MY HAMSTER!", size: 2.1, happens: "Somebody looks out of the wall." },
  { text: "OHHH MYYY!", size: 2.8, happens: "The window was only glass." },
  { text: "OOOH MYYY!!", size: 3, happens: "The wall notices." },
  { text: "OOOOOH MYYYYY!!!", size: 3.2, happens: "The Moon says it too." },
  { text: "my", size: 0.8, happens: "This was the limit. There is no more oh." },
]

/** The last level, which can't be exceeded. */
export const limit = levels.length - 1

/** Returns the next level, starting over after the limit. */
export function next(level: number): number {
  return level >= limit ? 0 : level + 1
}

/** Returns the two notes of a level in semitones above middle C, higher and further apart each time. */
export function notes(level: number): readonly [oh: number, my: number] {
  return level >= limit ? [-12, -13] : [-5 + level, -8 + level * 2]
}

/** Returns the loudness of a level as a fraction of full scale, at most a fifth. */
export function loudness(level: number): number {
  return level >= limit ? 0.03 : 0.04 + 0.014 * level
}

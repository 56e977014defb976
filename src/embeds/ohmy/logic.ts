/** How strongly it is said, from a murmur to the limit, and what goes to pieces on the way. */

export type Level = {
  text: string
  /** Of the letters, beside those of the first. */
  size: number
  /** What has just happened in the room. */
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

/** The last level, at which it can't be said any more strongly. */
export const limit = levels.length - 1

/** The next level; after the limit he begins again, quietly. */
export function next(level: number): number {
  return level >= limit ? 0 : level + 1
}

/** The two notes of a level, in semitones above the piano's middle C: higher and further apart each time. */
export function notes(level: number): readonly [oh: number, my: number] {
  return level >= limit ? [-12, -13] : [-5 + level, -8 + level * 2]
}

/** How loud a level is, as a part of full scale: never more than a fifth. */
export function loudness(level: number): number {
  return level >= limit ? 0.03 : 0.04 + 0.014 * level
}

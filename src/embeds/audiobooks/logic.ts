/** A record with a book on it: the letters of its groove, its scratch, and the narrator at each speed. */
import type { Book } from "./schema"

/** The letters that pass the needle in a second at normal speed. */
export const lettersPerSecond = 14
/** The angle of a letter on the rim, in degrees. */
export const degreesPerLetter = 6
/** The fastest turns forwards and backwards, as multiples of the normal speed. */
export const [maxSpeed, minSpeed] = [4, -3]
/** The letters of silence in front of the first word, behind which the narrator confesses. */
export const leadIn = 8

/** The length of a side of a long-playing record, in hours. */
const sideHours = 22 / 60

/** A groove: its letters from the end of the confession, which runs backwards, to the end of the opening. */
export type Groove = {
  opening: string
  confession: string
  /** The first and the last position of the needle, in letters from the first word. */
  start: number
  end: number
  /** The positions from which and to which the needle jumps. */
  scratch: { at: number; to: number }
}

/** Returns the position behind a word, counted from the first one. */
function behindWord(words: readonly string[], count: number): number {
  return count === 0 ? 0 : words.slice(0, count).join(" ").length + 1
}

export function grooveOf({ opening, confession }: Pick<Book, "opening" | "confession">): Groove {
  const words = opening.split(" ")
  const last = Math.max(2, Math.ceil(words.length * 0.55))
  return {
    opening,
    confession,
    start: -leadIn - confession.length - 1,
    end: opening.length + 3,
    scratch: { at: behindWord(words, last), to: behindWord(words, Math.max(0, last - 4)) },
  }
}

/** Returns the letter at a place of the groove; a space where it is silent. */
export function letterAt({ opening, confession }: Groove, place: number): string {
  return (place >= 0 ? opening[place] : confession[-1 - leadIn - place]) ?? " "
}

/** Returns what has been heard with the needle at a position: the opening, or the confession in front of it. */
export function heardAt(groove: Groove, position: number): { text: string; isConfession: boolean } {
  if (position >= 0) return { text: groove.opening.slice(0, Math.floor(position)), isConfession: false }
  const text = groove.confession.slice(0, Math.max(0, Math.ceil(-position) - leadIn))
  return { text, isConfession: text !== "" }
}

export const manners = {
  asleep: "asleep",
  back: "with his back to you",
  whale: "as a whale would",
  meant: "as it was meant",
  bus: "as a man with a bus to catch",
  auctioneer: "as an auctioneer",
  hamster: "as a hamster",
  wasp: "as a wasp in a jar",
} as const
export type Manner = keyof typeof manners

/** Returns the narrator's manner at a speed. */
export function mannerOf(speed: number): Manner {
  if (Math.abs(speed) < 0.05) return "asleep"
  if (speed < 0) return "back"
  if (speed < 0.8) return "whale"
  if (speed <= 1.1) return "meant"
  if (speed <= 1.6) return "bus"
  if (speed <= 2.3) return "auctioneer"
  return speed <= 3 ? "hamster" : "wasp"
}

export type Needle = { position: number; jumps: number; isMended: boolean }

/**
 * Moves the needle by some letters. By itself it jumps at the scratch; a hand pushes it over, which mends the record.
 */
export function moveNeedle(groove: Groove, needle: Needle, letters: number, byHand: boolean): Needle {
  const { scratch, start, end } = groove
  const next = Math.max(start, Math.min(end, needle.position + letters))
  const crosses = needle.position < scratch.at && next >= scratch.at
  if (!crosses || needle.isMended) return { ...needle, position: next }
  if (byHand) return { ...needle, position: next, isMended: true }
  return { ...needle, position: scratch.to, jumps: needle.jumps + 1 }
}

/** Returns the number of sides of a book on records. */
export function sidesOf({ hours }: Pick<Book, "hours">): number {
  return Math.ceil(hours / sideHours)
}

/** Returns the pitch of a mumbled vowel in hertz at a speed; null for any other letter. */
export function vowelPitch(letter: string, speed: number): number | null {
  const vowel = "aoeuiy".indexOf(letter.toLowerCase())
  if (vowel < 0) return null
  return (110 + vowel * 9) * Math.max(0.35, Math.min(4, Math.abs(speed)))
}

/** Returns the angle from one direction to another, in degrees from -180 to 180. */
export function turnBetween(from: number, to: number): number {
  return ((((to - from + 180) % 360) + 360) % 360) - 180
}

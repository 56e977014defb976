/** The rhythm of claps tapped by hand, and its notation in a link. */
import { trimmed } from "../../../lib/text/blank"

/** The maximum number of pauses in a rhythm, which then repeats. */
export const maxPauses = 60

/** The pause between polite claps in milliseconds; the sentence about the applause assumes the same. */
export const politeMs = 500

/** The unit of a pause in milliseconds, and the smallest and largest pause in units. */
const unitMs = 50
const [minUnits, maxUnits] = [2, 60]

/** Formats pauses in milliseconds as "10.4.4.20". */
export function formatRhythm(pauses: readonly number[]): string {
  return pauses
    .slice(0, maxPauses)
    .map(pause => Math.min(maxUnits, Math.max(minUnits, Math.round(pause / unitMs))))
    .join(".")
}

/** Parses the output of formatRhythm to milliseconds; empty if any part is invalid. */
export function parseRhythm(text: string): number[] {
  const parts = text === "" ? [] : text.split(".")
  const isRhythm = parts.every(
    part => /^\d{1,2}$/.test(part) && Number(part) >= minUnits && Number(part) <= maxUnits,
  )
  return isRhythm && parts.length <= maxPauses ? parts.map(part => Number(part) * unitMs) : []
}

/** Returns the milliseconds until the clap with an index: the first comes politely, the others in the rhythm. */
export function pauseBefore(clap: number, rhythm: readonly number[]): number {
  return clap === 0 ? politeMs : (rhythm[(clap - 1) % Math.max(1, rhythm.length)] ?? politeMs)
}

/** Returns the pieces of text between the claps, up to a maximum number; line breaks don't count. */
export function pieces(result: string, emoji: string, maxPieces: number): string[] {
  if (emoji === "") return []
  return result
    .slice(0, 4000)
    .split(emoji)
    .slice(0, maxPieces)
    .map(piece => trimmed(piece))
}

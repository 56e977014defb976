/** The rhythm of claps tapped by hand, and its notation in a link. */
import { trimmed } from "../../../lib/text/blank"

/** The maximum number of pauses in a rhythm, which then repeats. */
export const longest = 60

/** The pause between polite claps in milliseconds; the sentence about the applause assumes the same. */
export const polite = 500

/** The unit of a pause in milliseconds, and the smallest and largest pause in units. */
const unit = 50
const [least, most] = [2, 60]

/** Formats pauses in milliseconds as "10.4.4.20". */
export function formatRhythm(pauses: readonly number[]): string {
  return pauses
    .slice(0, longest)
    .map(pause => Math.min(most, Math.max(least, Math.round(pause / unit))))
    .join(".")
}

/** Parses the output of formatRhythm to milliseconds; empty if any part is invalid. */
export function parseRhythm(text: string): number[] {
  const parts = text === "" ? [] : text.split(".")
  const isRhythm = parts.every(
    part => /^\d{1,2}$/.test(part) && Number(part) >= least && Number(part) <= most,
  )
  return isRhythm && parts.length <= longest ? parts.map(part => Number(part) * unit) : []
}

/** Returns the milliseconds until the clap with an index: the first comes politely, the others in the rhythm. */
export function pauseBefore(clap: number, rhythm: readonly number[]): number {
  return clap === 0 ? polite : (rhythm[(clap - 1) % Math.max(1, rhythm.length)] ?? polite)
}

/** Returns the pieces of text between the claps, up to a maximum number; line breaks don't count. */
export function pieces(result: string, emoji: string, most: number): string[] {
  if (emoji === "") return []
  return result
    .slice(0, 4000)
    .split(emoji)
    .slice(0, most)
    .map(piece => trimmed(piece))
}

/** The rhythm of claps, as somebody has clapped it by hand, and how that is written in a link. */
import { trimmed } from "../../../lib/text/blank"

/** A rhythm has as many pauses as this at most, and begins again for what comes after. */
export const longest = 60

/** A polite clap comes every half second: that is what the text says, too. */
export const polite = 500

/** A pause is told in twentieths of a second, of which it has 2 to 60. */
const unit = 50
const [least, most] = [2, 60]

/** Pauses in milliseconds as a short text, "10.4.4.20". */
export function formatRhythm(pauses: readonly number[]): string {
  return pauses
    .slice(0, longest)
    .map(pause => Math.min(most, Math.max(least, Math.round(pause / unit))))
    .join(".")
}

/** Reads what formatRhythm writes, in milliseconds; none where anything in it is no pause. */
export function parseRhythm(text: string): number[] {
  const parts = text === "" ? [] : text.split(".")
  const isRhythm = parts.every(
    part => /^\d{1,2}$/.test(part) && Number(part) >= least && Number(part) <= most,
  )
  return isRhythm && parts.length <= longest ? parts.map(part => Number(part) * unit) : []
}

/** How long it is until the clap after so many, in milliseconds: the first comes politely, the others in the rhythm. */
export function pauseBefore(clap: number, rhythm: readonly number[]): number {
  return clap === 0 ? polite : (rhythm[(clap - 1) % Math.max(1, rhythm.length)] ?? polite)
}

/** The beginning of what is said between the claps, up to so many pieces; line breaks are no pieces. */
export function pieces(result: string, emoji: string, most: number): string[] {
  if (emoji === "") return []
  return result
    .slice(0, 4000)
    .split(emoji)
    .slice(0, most)
    .map(piece => trimmed(piece))
}

/** What fits into a QR code and which colours a camera can tell apart. */
import { contrast, luminance } from "../../lib/colour/contrast"
import { parseColour } from "../../lib/colour/rgb"
import { type Level, levelOf, type Settings } from "./settings"

export type Kind = "digits" | "capitals" | "bytes"

/** What the largest code, version 40, holds at each level (ISO/IEC 18004, table 7). */
const most: Record<Kind, Record<Level, number>> = {
  digits: { L: 7089, M: 5596, Q: 3993, H: 3057 },
  capitals: { L: 4296, M: 3391, Q: 2420, H: 1852 },
  bytes: { L: 2953, M: 2331, Q: 1663, H: 1273 },
}

/** In how tight a way a text can be written: digits alone, the 45 signs of the alphanumeric mode, or bytes of UTF-8. */
export function kindOf(text: string): Kind {
  if (/^\d*$/.test(text)) return "digits"
  return /^[0-9A-Z $%*+\-./:]*$/.test(text) ? "capitals" : "bytes"
}

export type Measure = { kind: Kind; used: number; limit: number; fits: boolean }

/** How much of a code's room a text takes, in digits, signs or bytes. */
export function measure(text: string, level: Level): Measure {
  const kind = kindOf(text)
  const used = kind === "bytes" ? new TextEncoder().encode(text).length : text.length
  const limit = most[kind][level]
  return { kind, used, limit, fits: used <= limit }
}

/** The text as it can be written in UTF-8: half a surrogate pair becomes the replacement character. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, "\ufffd")
}

/** Below this a phone in a dim room begins to guess: a rule of thumb, on the safe side. */
export const leastContrast = 4

/** What may keep a camera from reading the code, each a sentence. */
export function warnings({ margin, ...colours }: Settings): string[] {
  const [ink, paper] = [parseColour(colours.ink), parseColour(colours.paper)]
  const ratio = contrast(ink, paper)
  const list: string[] = []
  if (ratio < leastContrast)
    list.push(
      `The contrast is ${ratio.toFixed(1)} to 1, which is too low to scan. Make the ink darker or the paper lighter: ${leastContrast} to 1 at least.`,
    )
  if (luminance(ink) > luminance(paper))
    list.push("The ink is lighter than the paper. Some readers expect dark on light, and see nothing.")
  if (margin < 4)
    list.push(
      "The standard wants 4 modules of empty margin. On a paper of the same colour it will be read anyway.",
    )
  return list
}

/** How many whole pixels a module has, so that a picture of about `size` pixels has no blurred edge. */
export function pixelsAModule(side: number, size: number): number {
  return Math.max(1, Math.round(size / side))
}

/** What is said of a text: how full its code is, or by how much it is too long. */
export function fullness({ kind, used, limit, fits }: Measure, settings: Settings): string {
  const unit = { digits: "digits", capitals: "signs", bytes: "bytes" }[kind]
  const count = (number: number) => number.toLocaleString("en-GB")
  if (fits) return `${count(used)} of the ${count(limit)} ${unit} that fit at level ${levelOf(settings)}.`
  const weaker = settings.logo
    ? "Take the hamster away"
    : settings.level === "L"
      ? ""
      : "Choose a lower level"
  return `The text is too long by ${count(used - limit)} ${unit}: a code of level ${levelOf(settings)} holds ${count(limit)}. ${weaker ? `${weaker}, or make` : "Make"} it shorter.`
}

/** The capacity of QR codes, and the colours that a camera can distinguish. */
import { contrast, luminance } from "../../lib/colour/contrast"
import { parseColour } from "../../lib/colour/rgb"
import { type Level, levelOf, type Settings } from "./settings"

export type Kind = "digits" | "capitals" | "bytes"

/** The capacity of version 40, the largest, at each level (ISO/IEC 18004, table 7). */
const capacities: Record<Kind, Record<Level, number>> = {
  digits: { L: 7089, M: 5596, Q: 3993, H: 3057 },
  capitals: { L: 4296, M: 3391, Q: 2420, H: 1852 },
  bytes: { L: 2953, M: 2331, Q: 1663, H: 1273 },
}

/** Returns the most compact mode for a text: numeric, alphanumeric (45 characters), or bytes of UTF-8. */
export function kindOf(text: string): Kind {
  if (/^\d*$/.test(text)) return "digits"
  return /^[0-9A-Z $%*+\-./:]*$/.test(text) ? "capitals" : "bytes"
}

export type Measure = { kind: Kind; used: number; limit: number; fits: boolean }

/** Measures a text against the capacity of a code, in digits, characters or bytes. */
export function measure(text: string, level: Level): Measure {
  const kind = kindOf(text)
  const used = kind === "bytes" ? new TextEncoder().encode(text).length : text.length
  const limit = capacities[kind][level]
  return { kind, used, limit, fits: used <= limit }
}

/** Replaces lone surrogates by the replacement character, so that the text can be encoded in UTF-8. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, "\ufffd")
}

/** The minimum contrast ratio for a phone camera in a dim room: a rule of thumb on the safe side. */
export const minContrast = 4

/** Returns warnings about settings that may keep a camera from reading the code, a sentence each. */
export function warnings({ margin, ...colours }: Settings): string[] {
  const [ink, paper] = [parseColour(colours.ink), parseColour(colours.paper)]
  const ratio = contrast(ink, paper)
  const list: string[] = []
  if (ratio < minContrast)
    list.push(
      `The contrast is ${ratio.toFixed(1)} to 1, and telephones want ${minContrast} to 1. Make the ink darker or the paper lighter.`,
    )
  if (luminance(ink) > luminance(paper))
    list.push("The ink is lighter than the paper. Some telephones will see nothing at all.")
  if (margin < 4)
    list.push(
      "The standard wants 4 modules of empty margin. On a paper of the same colour it will be read anyway.",
    )
  return list
}

/** Returns the whole number of pixels per module for a picture of about `size` pixels, so that edges stay sharp. */
export function pixelsAModule(side: number, size: number): number {
  return Math.max(1, Math.round(size / side))
}

/** Describes how full the code is, or by how much the text is too long. */
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

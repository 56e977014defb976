/** A poem that drains the battery verse by verse. */

export type Page = {
  /** The readable lines. */
  lines: string[]
  /** The battery charge in per cent. */
  charge: number
  light: "bright" | "dim" | "dark"
}

/** The charge in per cent while each verse is read. */
const charges = [50, 38, 5]

/**
 * Returns the page at a step, one verse each, with the title above the first. The last verse has an almost empty
 * battery and a dark screen with half of its lines, until `plugged`.
 */
export function pageAt([title = "", ...verses]: readonly string[], step: number, plugged: boolean): Page {
  const at = Math.min(step, verses.length - 1)
  const lines = (verses[at] ?? "").split("\n")
  if (at === verses.length - 1)
    return plugged
      ? { lines, charge: 100, light: "bright" }
      : { lines: lines.slice(0, Math.ceil(lines.length / 2)), charge: 1, light: "dark" }
  const charge = charges[at] ?? 5
  return { lines: at === 0 ? [title, ...lines] : lines, charge, light: charge > 40 ? "bright" : "dim" }
}

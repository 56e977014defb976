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

/** The charge in per cent above which the screen is lit, and up to which it is dark. */
const brightAbove = 40
const darkUpTo = 4

/** Returns the light of a screen at a charge. */
function lightAt(charge: number): Page["light"] {
  return charge > brightAbove ? "bright" : charge > darkUpTo ? "dim" : "dark"
}

/** Returns the page with another charge, by hand: a dark screen hides half of the verse. */
export function withCharge(page: Page, verse: readonly string[], charge: number): Page {
  const light = lightAt(charge)
  const lines = light === "dark" ? verse.slice(0, Math.ceil(verse.length / 2)) : [...verse]
  return { ...page, lines, charge, light }
}

/** Returns the lines of the verse at a step, with the title above the first. */
export function verseAt([title = "", ...verses]: readonly string[], step: number): string[] {
  const at = Math.min(step, verses.length - 1)
  const lines = (verses[at] ?? "").split("\n")
  return at === 0 && verses.length > 1 ? [title, ...lines] : lines
}

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
  return { lines: at === 0 ? [title, ...lines] : lines, charge, light: lightAt(charge) }
}

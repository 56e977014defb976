/** A poem that takes the battery with it, a verse at a time, and what is lit at its end. */

export type Page = {
  /** The lines that can be read. */
  lines: string[]
  /** Per cent that are left. */
  charge: number
  light: "bright" | "dim" | "dark"
}

/** What is left while each verse is read, the last one but for its plug. */
const charges = [50, 38, 5]

/**
 * What a poem shows at a step: a verse a step, its title over the first. At its last verse the battery is nearly empty and
 * the screen dark, with half of the lines, until it is `plugged` in.
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

/**
 * Calculates the height of the site's code as a stack of printed lines, and compares it with landmarks and the
 * distance to the Moon.
 */
import { type SizeHistory, type SizeStep, sizeLanguages } from "../../lib/content/sizeHistory"

export type Landmark = { name: string; metres: number }

/** The height of a line of 12-point print in metres: a sixth of an inch. */
export const lineHeight = 0.0254 / 6
/** The mean distance to the Moon in metres. */
const moonMetres = 384_400_000
const secondsPerYear = 31_556_926
/** The lines on a sheet with margins, and the sheets in the tray of an office printer of the decade. */
export const linesPerSheet = 60
export const sheetsPerTray = 250

/** Returns the lines after a step, excluding some languages; never below 0. */
export function linesOf({ lines }: SizeStep, without: readonly string[] = []): number {
  return sizeLanguages.reduce((sum, name, i) => sum + (without.includes(name) ? 0 : (lines[i] ?? 0)), 0)
}

/** Returns the height of a stack of lines in metres. */
export function metresOf(lines: number): number {
  return lines * lineHeight
}

/** Returns the tallest landmark up to a height, and the lowest one above it; null if there is none. */
export function landmarksAround(
  landmarks: readonly Landmark[],
  metres: number,
): { passed: Landmark | null; next: Landmark | null } {
  const sorted = [...landmarks].sort((a, b) => a.metres - b.metres)
  return {
    passed: sorted.filter(each => each.metres <= metres).at(-1) ?? null,
    next: sorted.find(each => each.metres > metres) ?? null,
  }
}

/**
 * Returns the years until the stack reaches the Moon at its average growth; null for less than an hour of history,
 * or if it does not grow.
 */
export function yearsToTheMoon(steps: readonly SizeStep[], without: readonly string[] = []): number | null {
  const [first, last] = [steps[0], steps.at(-1)]
  if (!first || !last) return null
  const seconds = (Date.parse(`${last.at}Z`) - Date.parse(`${first.at}Z`)) / 1000
  const grown = metresOf(linesOf(last, without) - linesOf(first, without))
  if (!(seconds >= 3600) || grown <= 0) return null
  return (moonMetres - metresOf(linesOf(last, without))) / (grown / seconds) / secondsPerYear
}

/** Describes the source of the figures. */
export function sourceNote({ source, commits, steps }: SizeHistory): string {
  if (source === "files") return "There was no repository at hand, so there is today and no past."
  const seen = `${commits.toLocaleString("en-GB")} ${commits === 1 ? "commit" : "commits"}`
  if (source === "shallow") return `A shallow clone: it knows ${seen}. Everything older came in one go.`
  const drawn = steps.length < commits ? ` ${steps.length} of them are drawn, evenly.` : ""
  return `${seen}, from the first one on.${drawn}`
}

/** Returns at most `most` evenly spaced steps for the table, including the last. */
export function rowsOf(steps: readonly SizeStep[], maxRows = 24): SizeStep[] {
  const stride = Math.ceil(steps.length / maxRows)
  return steps.filter((_, i) => (steps.length - 1 - i) % stride === 0)
}

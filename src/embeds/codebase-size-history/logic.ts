/** The site printed out and stacked, a line on a line: how high that is, what it is higher than, and how far to the Moon. */
import { type SizeHistory, type SizeStep, sizeLanguages } from "../../lib/content/sizeHistory"

export type Landmark = { name: string; metres: number }

/** A line of print of 12 points, in metres: a sixth of an inch. */
export const lineHeight = 0.0254 / 6
/** To the Moon, in metres. */
const moon = 384_400_000
const secondsPerYear = 31_556_926
/** Lines on a sheet with margins, and sheets in the tray of an office printer of the decade. */
export const linesPerSheet = 60
export const tray = 250

/** The lines after a step without some of the languages; never below 0. */
export function linesOf({ lines }: SizeStep, without: readonly string[] = []): number {
  return sizeLanguages.reduce((sum, name, i) => sum + (without.includes(name) ? 0 : (lines[i] ?? 0)), 0)
}

/** How high so many lines stand, in metres. */
export function metresOf(lines: number): number {
  return lines * lineHeight
}

/** The highest landmark that is not higher than this, and the lowest that is; null where there is none. */
export function between(
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
 * Years until the pile reaches the Moon at the pace of the whole history; null where there is no pace: less than an hour
 * of history, or one that shrinks.
 */
export function yearsToTheMoon(steps: readonly SizeStep[], without: readonly string[] = []): number | null {
  const [first, last] = [steps[0], steps.at(-1)]
  if (!first || !last) return null
  const seconds = (Date.parse(`${last.at}Z`) - Date.parse(`${first.at}Z`)) / 1000
  const grown = metresOf(linesOf(last, without) - linesOf(first, without))
  if (!(seconds >= 3600) || grown <= 0) return null
  return (moon - metresOf(linesOf(last, without))) / (grown / seconds) / secondsPerYear
}

/** What the page can say of where its figures are from. */
export function honesty({ told, commits, steps }: SizeHistory): string {
  if (told === "files")
    return "Built where no repository was: one count of the files of the day, and no past."
  const seen = `${commits.toLocaleString("en-GB")} ${commits === 1 ? "commit" : "commits"} of the main line`
  if (told === "shallow") return `A shallow clone: it sees ${seen}, and what was before them came in one go.`
  const drawn = steps.length < commits ? ` ${steps.length} of them are drawn, evenly.` : ""
  return `${seen}, from the first one on, as the repository tells.${drawn}`
}

/** Some rows for the table: at most `most`, evenly, with the last one. */
export function rowsOf(steps: readonly SizeStep[], most = 24): SizeStep[] {
  const every = Math.ceil(steps.length / most)
  return steps.filter((_, i) => (steps.length - 1 - i) % every === 0)
}

/** Finland's result in each contest, and texts about winners and years. */
import { pluralise } from "../../lib/text/pluralise"
import type { Contest, Finland } from "./schema"

/** Finland's results from best to worst, then the years without a Finnish entry. */
export const fates = {
  won: "Won",
  top: "2nd to 10th",
  middle: "11th or worse",
  last: "Last",
  nul: "Nul points",
  semi: "Semi-final only",
  away: "On the sofa",
} as const

export type Fate = keyof typeof fates

export function fateOf(finland: Finland): Fate {
  if ("away" in finland) return "away"
  if ("semi" in finland) return "semi"
  if (finland.place === 1) return "won"
  if (finland.points === 0) return "nul"
  if (finland.last) return "last"
  return finland.place <= 10 ? "top" : "middle"
}

/** The range of years on the wall, in whole decades. */
export const wallStart = 1950
export const wallRows = 8
export const wallColumns = 10
export const wallEnd = wallStart + wallRows * wallColumns - 1

/** Formats an ordinal: "1st", "22nd", "113th". */
export function ordinal(n: number): string {
  const teens = n % 100 > 10 && n % 100 < 14
  return `${n}${teens ? "th" : (["th", "st", "nd", "rd"][n % 10] ?? "th")}`
}

/** Describes Finland's result in a sentence. */
export function finlandText(finland: Finland): string {
  if ("away" in finland) return finland.away
  const song = `${finland.artist}, “${finland.song}”:`
  const points = finland.points === 0 ? "nul points" : pluralise(finland.points, "point")
  if ("semi" in finland)
    return `${song} ${ordinal(finland.semi)} of ${finland.of} in the semi-final, ${points}. Home on Friday.`
  const last = finland.last && finland.points > 0 ? ", and the last one home" : ""
  return `${song} ${ordinal(finland.place)} of ${finland.of}, ${points}${last}.`
}

/** Describes the winner in a sentence. */
export function winnerText({ winners, city, cancelled }: Contest): string {
  if (cancelled) return `${city} had the stage, and the world had other plans. No contest.`
  const all = winners.map(({ country, artist, song }) => `${country}: ${artist}, “${song}”`)
  const [first] = winners
  const points =
    first?.points === undefined
      ? ""
      : ` (${pluralise(first.points, "point")}${winners.length > 1 ? " each" : ""})`
  return `${all.join("; ")}${points}.`
}

/** Returns the text for a year without a contest; `last` is the year of the latest one. */
export function emptyText(year: number, last: number): string {
  if (year > last) return "Not sung yet. All countries have the same points, Finland too."
  return "Not invented yet. Europe still had to guess what its neighbours sang."
}

export function countFates(contests: readonly Contest[]): Record<Fate, number> {
  const counts = Object.fromEntries(Object.keys(fates).map(fate => [fate, 0])) as Record<Fate, number>
  for (const { finland } of contests) counts[fateOf(finland)]++
  return counts
}

/** Returns the type of television in a typical Finnish home of the year. */
export function televisionOf(year: number): "wood" | "box" | "flat" {
  return year < 1970 ? "wood" : year < 2005 ? "box" : "flat"
}

/**
 * Returns Finland's waiting times in years: from its first contest to its first victory, and from its last victory
 * to `now`. Null if it has never won.
 */
export function waitingYears(
  contests: readonly Contest[],
  now: number,
): { before: number; since: number } | null {
  const sung = contests.filter(({ finland }) => !("away" in finland))
  const won = sung.filter(({ finland }) => fateOf(finland) === "won")
  const [first, victory, latest] = [sung[0], won[0], won.at(-1)]
  if (!first || !victory || !latest) return null
  return { before: victory.year - first.year, since: now - latest.year }
}

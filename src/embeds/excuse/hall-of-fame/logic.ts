/** Which plaques hang, in which wing, and what is said of the visitor's own. */
import type { Favourite, Outcome } from "../../../hooks/excuses"
import type { FamousExcuse } from "../../../lib/lists/hall-of-fame"

export type Shown = "all" | "yes" | "no"

/** What may be shown, and what each is called. */
export const byWorth: readonly (readonly [Shown, string])[] = [
  ["all", "were given"],
  ["yes", "worked"],
  ["no", "did not quite"],
]

export const wings: readonly (readonly [FamousExcuse["from"], string])[] = [
  ["history", "The wing of history"],
  ["house", "The wing of the house"],
]

/** What a link asks to be shown; all where it asks for something else. */
export function readShown(text: string | null): Shown {
  return text === "yes" || text === "no" ? text : "all"
}

/** The excuses to show, oldest first. Those that worked half, or nobody knows, are among those that did not quite. */
export function shownExcuses(excuses: readonly FamousExcuse[], shown: Shown): FamousExcuse[] {
  return excuses
    .filter(({ worked }) => shown === "all" || (worked === "yes") === (shown === "yes"))
    .sort((a, b) => a.year - b.year)
}

export function countText(shown: number, all: number): string {
  return shown === all ? `All ${all} of them.` : `${shown} of ${all}.`
}

/** Whether an excuse worked, as a sign and in words. */
export const verdicts: Record<FamousExcuse["worked"], readonly [sign: string, words: string]> = {
  yes: ["✓", "It worked."],
  no: ["✗", "It did not work."],
  half: ["½", "It half worked."],
  unknown: ["?", "Nobody knows whether it worked."],
}

export const outcomeNames: Record<Outcome, string> = {
  untried: "not tried yet",
  worked: "it worked",
  failed: "it did not work",
}

/** How the visitor has done, in a sentence; nothing where nothing was tried. */
export function recordText(favourites: readonly Favourite[]): string {
  const tried = favourites.filter(({ outcome }) => outcome !== "untried")
  const worked = tried.filter(({ outcome }) => outcome === "worked").length
  if (tried.length === 0) return ""
  const share = `${worked} of ${tried.length} worked`
  if (tried.length < 3) return `${share}. Keep trying.`
  if (worked === tried.length) return `${share}. They know. They are being kind.`
  return worked * 2 >= tried.length ? `${share}, which is better than most.` : `${share}. Try being on time.`
}

/** The favourites with those of an earlier list put back in their places; what was changed or kept since stays. */
export function putBack(favourites: readonly Favourite[], before: readonly Favourite[]): Favourite[] {
  const now = new Map(favourites.map(one => [one.text, one]))
  const known = new Set(before.map(({ text }) => text))
  return [
    ...favourites.filter(({ text }) => !known.has(text)),
    ...before.map(one => now.get(one.text) ?? one),
  ]
}

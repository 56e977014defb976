/** Filters and wings of the hall, guesses, and the visitor's own favourites. */
import type { Favourite, Outcome } from "../../../hooks/storage/excuses"
import type { ListSpec } from "../../../kits/list/logic"
import type { FamousExcuse } from "./schema"

export type Shown = "all" | "yes" | "no"

/** The filters with their labels. */
export const outcomeFilters: readonly (readonly [Shown, string])[] = [
  ["all", "were given"],
  ["yes", "worked"],
  ["no", "did not quite"],
]

export const wings: readonly (readonly [FamousExcuse["from"], string])[] = [
  ["history", "The wing of history"],
  ["house", "The wing of the house"],
]

/**
 * Sorts plaques by year, with unknown outcomes at the end. "Did not quite" includes half successes and unknown
 * outcomes.
 */
export const hallSpec: ListSpec<FamousExcuse> = {
  orders: {
    year: {
      compare: (a, b) => Number(a.worked === "unknown") - Number(b.worked === "unknown") || a.year - b.year,
    },
  },
  first: "year",
  filters: {
    worked: { values: ["yes", "no"], holds: ({ worked }, shown) => (worked === "yes") === (shown === "yes") },
  },
}

export function countText(shown: number, all: number): string {
  return shown === all ? `All ${all} of them.` : `${shown} of ${all}.`
}

/** The outcome as a sign (or the name of an icon), and in words. */
export const verdicts: Record<
  FamousExcuse["worked"],
  readonly [sign: "tick" | "cross" | "½" | "?", words: string]
> = {
  yes: ["tick", "It worked."],
  no: ["cross", "It did not work."],
  half: ["½", "It half worked."],
  unknown: ["?", "Whether it worked is not known."],
}

/** A visitor's guess before the plate is turned: it worked, or it did not. */
export const guesses = ["yes", "no"] as const

export type Guess = (typeof guesses)[number]

/** Returns whether a guess was right; null if the outcome is half or unknown. */
export function isRight(worked: FamousExcuse["worked"], guess: Guess): boolean | null {
  return worked === "yes" || worked === "no" ? worked === guess : null
}

/** Describes the visitor's judgement in a sentence; "" before the first guess. */
export function judgeText(famous: readonly FamousExcuse[], guessed: Readonly<Record<string, Guess>>): string {
  const judged = famous.flatMap(({ excuse, worked }) => {
    const guess = guessed[excuse]
    return guess === undefined ? [] : [{ guess, right: isRight(worked, guess) }]
  })
  const fair = judged.filter(({ right }) => right !== null)
  const right = fair.filter(one => one.right).length
  if (judged.length === 0) return ""
  if (fair.length === 0) return "That one does not count: how it went is not known for sure."
  const score = `You were right about ${right} of ${fair.length}`
  if (fair.length < 4) return `${score}.`
  if (right === fair.length) return `${score}. You have given some of these yourself.`
  if (judged.every(({ guess }) => guess === "yes")) return `${score}, and believe anything.`
  if (judged.every(({ guess }) => guess === "no")) return `${score}, and are a boss already.`
  return right * 2 > fair.length
    ? `${score}. They would have to get up early.`
    : `${score}. A coin does better.`
}

export const outcomeNames: Record<Outcome, string> = {
  untried: "not tried yet",
  worked: "it worked",
  failed: "it did not work",
}

/** Filters the visitor's favourites; untried ones count as not working. */
export function shownFavourites(favourites: readonly Favourite[], shown: Shown): Favourite[] {
  return favourites.filter(({ outcome }) => shown === "all" || (outcome === "worked") === (shown === "yes"))
}

/** Describes the success of the visitor's excuses in a sentence; "" if none was tried. */
export function recordText(favourites: readonly Favourite[]): string {
  const tried = favourites.filter(({ outcome }) => outcome !== "untried")
  const worked = tried.filter(({ outcome }) => outcome === "worked").length
  if (tried.length === 0) return ""
  const share = `${worked} of ${tried.length} worked`
  if (tried.length < 3) return `${share}. Keep trying.`
  if (worked === tried.length) return `${share}. They know. They are being kind.`
  return worked * 2 >= tried.length ? `${share}, a better rate than most.` : `${share}. Try being on time.`
}

/** Restores removed favourites in their places, keeping later changes and additions. */
export function putBack(favourites: readonly Favourite[], before: readonly Favourite[]): Favourite[] {
  const now = new Map(favourites.map(one => [one.text, one]))
  const known = new Set(before.map(({ text }) => text))
  return [
    ...favourites.filter(({ text }) => !known.has(text)),
    ...before.map(one => now.get(one.text) ?? one),
  ]
}

/** Which plaques hang, in which wing, and what is said of the visitor's own. */
import type { Favourite, Outcome } from "../../../hooks/storage/excuses"
import type { ListSpec } from "../../../kits/list/logic"
import type { FamousExcuse } from "./schema"

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

/** The plaques, oldest first, and after them those that nobody can guess right, since it is not known. Those that worked half, or nobody knows, are among those that did not quite. */
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

/** Whether an excuse worked, as a sign or the name of a drawn one, and in words. */
export const verdicts: Record<
  FamousExcuse["worked"],
  readonly [sign: "tick" | "cross" | "½" | "?", words: string]
> = {
  yes: ["tick", "It worked."],
  no: ["cross", "It did not work."],
  half: ["½", "It half worked."],
  unknown: ["?", "Whether it worked is not known."],
}

/** What a visitor held of an excuse before its plate was turned: that it worked, or that it did not. */
export const guesses = ["yes", "no"] as const

export type Guess = (typeof guesses)[number]

/** Whether a guess was right; null where nobody could have been: it half worked, or is not known. */
export function isRight(worked: FamousExcuse["worked"], guess: Guess): boolean | null {
  return worked === "yes" || worked === "no" ? worked === guess : null
}

/** How the visitor has judged, in a sentence; nothing before the first plate. */
export function judgeText(famous: readonly FamousExcuse[], told: Readonly<Record<string, Guess>>): string {
  const judged = famous.flatMap(({ excuse, worked }) => {
    const guess = told[excuse]
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

/** The visitor's own to show: what has not been tried has not worked either. */
export function shownFavourites(favourites: readonly Favourite[], shown: Shown): Favourite[] {
  return favourites.filter(({ outcome }) => shown === "all" || (outcome === "worked") === (shown === "yes"))
}

/** How the visitor has done, in a sentence; nothing where nothing was tried. */
export function recordText(favourites: readonly Favourite[]): string {
  const tried = favourites.filter(({ outcome }) => outcome !== "untried")
  const worked = tried.filter(({ outcome }) => outcome === "worked").length
  if (tried.length === 0) return ""
  const share = `${worked} of ${tried.length} worked`
  if (tried.length < 3) return `${share}. Keep trying.`
  if (worked === tried.length) return `${share}. They know. They are being kind.`
  return worked * 2 >= tried.length ? `${share}, a better rate than most.` : `${share}. Try being on time.`
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

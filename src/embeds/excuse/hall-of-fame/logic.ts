/** The order of the excuses, guesses with their score, and the visitor's own favourites. */
import type { Favourite, Outcome } from "../../../hooks/storage/excuses"
import type { FamousExcuse } from "./schema"

/** The rhythm in which the plates that worked and those that did not follow each other. */
const rhythm = ["yes", "no", "yes", "yes", "no", "no", "yes"] as const

/**
 * Returns the excuses in the order in which they are judged: those that worked and those that did not mixed, each by
 * year, with those that nobody can be right about after every third.
 */
export function arranged(famous: readonly FamousExcuse[]): FamousExcuse[] {
  const years = [...famous].sort((a, b) => a.year - b.year)
  const piles = {
    yes: years.filter(({ worked }) => worked === "yes"),
    no: years.filter(({ worked }) => worked === "no"),
  }
  const fair: FamousExcuse[] = []
  for (let i = 0; piles.yes.length + piles.no.length > 0; i++) {
    const pile = piles[rhythm[i % rhythm.length] ?? "yes"]
    fair.push(...pile.splice(0, 1))
  }
  const open = years.filter(({ worked }) => isRight(worked, "yes") === null)
  return [...fair.flatMap((excuse, i) => [excuse, ...(i % 3 === 2 ? open.splice(0, 1) : [])]), ...open]
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

function judged(famous: readonly FamousExcuse[], guessed: Readonly<Record<string, Guess>>) {
  const all = famous.flatMap(({ excuse, worked }) => {
    const guess = guessed[excuse]
    return guess === undefined ? [] : [{ guess, right: isRight(worked, guess) }]
  })
  const fair = all.filter(({ right }) => right !== null)
  return { all, fair: fair.length, right: fair.filter(one => one.right).length }
}

/** Returns the running score: "3 of 5". */
export function scoreText(famous: readonly FamousExcuse[], guessed: Readonly<Record<string, Guess>>): string {
  const { fair, right } = judged(famous, guessed)
  return fair === 0 ? "Did it work?" : `${right} of ${fair} right.`
}

/** Returns the verdict on the visitor's judgement, in sentences. */
export function judgeText(famous: readonly FamousExcuse[], guessed: Readonly<Record<string, Guess>>): string {
  const { all, fair, right } = judged(famous, guessed)
  if (right === fair) return "You have given some of these yourself."
  if (all.every(({ guess }) => guess === "yes")) return "You believe anything."
  if (all.every(({ guess }) => guess === "no")) return "You are a boss."
  return right * 2 > fair ? "They would have to get up early." : "A coin does better."
}

export const outcomeNames: Record<Outcome, string> = {
  untried: "not tried yet",
  worked: "it worked",
  failed: "it did not work",
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

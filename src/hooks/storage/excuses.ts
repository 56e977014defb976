/** The visitor's favourite excuses: kept on one page, hung up on another, and readable when their parts are long gone. */
import * as v from "valibot"
import { longDate } from "../../lib/calendar/longDate"
import { storageEntry } from "./storageEntry"
import { useStorage } from "./useStorage"

/** What came of an excuse. */
export const outcomes = ["untried", "worked", "failed"] as const

function isDay(text: string): boolean {
  try {
    return longDate(text) !== ""
  } catch {
    return false
  }
}

const favourite = v.object({
  text: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1000)),
  /** Whom it is for: "the boss". */
  whom: v.string(),
  /** How likely it is, 0 to 100. */
  percent: v.number(),
  /** The day it was kept: "2025-08-03". */
  kept: v.pipe(v.string(), v.check(isDay)),
  outcome: v.picklist(outcomes),
})

export type Outcome = (typeof outcomes)[number]
export type Favourite = v.InferOutput<typeof favourite>

/** How many favourites are kept; the oldest make room. */
export const maxFavourites = 100

const nothing: Favourite[] = []

export const favouriteExcuses = storageEntry("excuse/hall-of-fame", v.array(favourite), nothing)

/** The favourites with one more, which comes first; each text is kept once. */
export function withFavourite(list: readonly Favourite[], one: Favourite): Favourite[] {
  return [one, ...list.filter(({ text }) => text !== one.text)].slice(0, maxFavourites)
}

/** The favourites without one. */
export function withoutFavourite(list: readonly Favourite[], text: string): Favourite[] {
  return list.filter(other => other.text !== text)
}

/** The visitor's favourites, newest first, and their setter; none in the first render. */
export function useFavouriteExcuses() {
  return useStorage(favouriteExcuses)
}

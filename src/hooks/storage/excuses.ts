/** The visitor's favourite excuses, stored as whole texts so that they survive changes of their parts. */
import * as v from "valibot"
import { longDate } from "../../lib/calendar/longDate"
import { storageEntry } from "./storageEntry"
import { useStorage } from "./useStorage"

/** The outcomes of an excuse. */
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
  /** The recipient: "the boss". */
  whom: v.string(),
  /** The credibility, 0 to 100. */
  percent: v.number(),
  /** The day of storing: "2025-08-03". */
  kept: v.pipe(v.string(), v.check(isDay)),
  outcome: v.picklist(outcomes),
})

export type Outcome = (typeof outcomes)[number]
export type Favourite = v.InferOutput<typeof favourite>

/** The maximum number of favourites; the oldest are dropped first. */
export const maxFavourites = 100

const noFavourites: Favourite[] = []

export const favouriteExcuses = storageEntry("excuse/hall-of-fame", v.array(favourite), noFavourites)

/** Puts a favourite first; a text that is already there moves. */
export function withFavourite(list: readonly Favourite[], added: Favourite): Favourite[] {
  return [added, ...list.filter(({ text }) => text !== added.text)].slice(0, maxFavourites)
}

/** Removes the favourite with a text. */
export function withoutFavourite(list: readonly Favourite[], text: string): Favourite[] {
  return list.filter(other => other.text !== text)
}

/** Returns the favourites, newest first and none in the first render, and their setter. */
export function useFavouriteExcuses() {
  return useStorage(favouriteExcuses)
}

/** The adventures of the visitor's things on other pages. */
import * as v from "valibot"
import { storageEntry } from "./storageEntry"
import { read, write } from "./useStorage"

/** The number of events that are kept for each thing. */
const maxTravels = 24

const travel = v.object({
  /** The path of the page on which it happened. */
  on: v.string(),
  /** A sentence in the past tense without its subject: "Won a race by a nose." */
  what: v.string(),
  /** True for a night that it spent there. */
  isNight: v.optional(v.boolean()),
})

export type Travel = v.InferOutput<typeof travel>

/** The last things that have happened to each thing, by the path of the page that gave it; the newest last. */
export const travels = storageEntry<Record<string, Travel[]>>(
  "travels",
  v.record(v.string(), v.array(travel)),
  {},
)

/** Remembers what has happened to a thing on a page; the newest on a page replaces the one before. */
export function addTravel(thing: string, event: Travel): void {
  const all = read(travels)
  const others = (all[thing] ?? []).filter(({ on }) => on !== event.on)
  write(travels, { ...all, [thing]: [...others, event].slice(-maxTravels) })
}

/** The newest event of each thing that its own page has been told, by that page's path. */
export const toldAtHome = storageEntry<Record<string, Travel>>(
  "told-at-home",
  v.record(v.string(), travel),
  {},
)

/** Returns the events that a thing's own page has not been told, the newest first. */
export function untold(events: readonly Travel[], told: Travel | undefined): Travel[] {
  const last = events.findIndex(({ on, what }) => on === told?.on && what === told.what)
  return events.slice(last + 1).reverse()
}

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
  /** The icon of that page. */
  icon: v.optional(v.string()),
  /** The page's own word for what happened, by which it knows it again. */
  kind: v.optional(v.string()),
  /** True for a night that it spent there. */
  isNight: v.optional(v.boolean()),
})

export type Travel = v.InferOutput<typeof travel>

/**
 * The last things that have happened to each thing, by the path of the page that gave it; the newest last, as is the
 * thing to which something has happened last.
 */
export const travels = storageEntry<Record<string, Travel[]>>(
  "travels",
  v.record(v.string(), v.array(travel)),
  {},
)

/** Remembers what has happened to a thing on a page; the newest on a page replaces the one before. */
export function addTravel(thing: string, event: Travel): void {
  const { [thing]: before = [], ...rest } = read(travels)
  const others = before.filter(({ on }) => on !== event.on)
  write(travels, { ...rest, [thing]: [...others, event].slice(-maxTravels) })
}

/** The events of each thing that its own page has been told, by that page's path. */
export const toldAtHome = storageEntry<Record<string, Travel[]>>(
  "told-at-home",
  v.record(v.string(), v.array(travel)),
  {},
  // At first only the newest was kept, which the events after it can replace.
  { version: 2, migrate: () => ({}) },
)

/** Returns the events that a thing's own page has not been told, the newest first. */
export function untold(events: readonly Travel[], told: readonly Travel[] = []): Travel[] {
  return events
    .filter(event => !told.some(({ on, what }) => on === event.on && what === event.what))
    .reverse()
}

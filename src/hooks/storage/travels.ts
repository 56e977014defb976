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
})

export type Travel = v.InferOutput<typeof travel>

/** The last things that have happened to each thing, by the path of the page that gave it; the newest last. */
export const travels = storageEntry<Record<string, Travel[]>>(
  "travels",
  v.record(v.string(), v.array(travel)),
  {},
)

/** Remembers what has happened to a thing on a page; the newest on a page replaces the one before. */
export function addTravel(thing: string, { on, what }: Travel): void {
  const all = read(travels)
  const others = (all[thing] ?? []).filter(event => event.on !== on)
  write(travels, { ...all, [thing]: [...others, { on, what }].slice(-maxTravels) })
}

import * as v from "valibot"
import { storageEntry } from "../../hooks/storage/storageEntry"

/** A page born in this browser: its name, and its birth in milliseconds since 1970. */
export type Born = { name: string; at: number }

const maxBorn = 50

/** The pages born in this browser, youngest last. */
export const bornEntry = storageEntry<Born[]>(
  "born-pages",
  v.pipe(
    v.array(v.object({ name: v.pipe(v.string(), v.maxLength(200)), at: v.pipe(v.number(), v.integer()) })),
    v.maxLength(maxBorn),
  ),
  [],
)

/** Returns the list with a page added or moved to the end; the oldest is dropped when the list is full. */
export function withBorn(born: readonly Born[], name: string, at: number): Born[] {
  return [...withoutBorn(born, name), { name, at }].slice(-maxBorn)
}

export function withoutBorn(born: readonly Born[], name: string): Born[] {
  return born.filter(each => each.name !== name)
}

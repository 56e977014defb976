import * as v from "valibot"
import { storageEntry } from "../../hooks/storage/storageEntry"

/** A page that was born here: its name, and when, in milliseconds since 1970. */
export type Born = { name: string; at: number }

const mostBorn = 50

/** The pages that were born in this browser, the youngest last. */
export const bornEntry = storageEntry<Born[]>(
  "born-pages",
  v.pipe(
    v.array(v.object({ name: v.pipe(v.string(), v.maxLength(200)), at: v.pipe(v.number(), v.integer()) })),
    v.maxLength(mostBorn),
  ),
  [],
)

/** With one more; the oldest makes room for it. */
export function withBorn(born: readonly Born[], name: string, at: number): Born[] {
  return [...withoutBorn(born, name), { name, at }].slice(-mostBorn)
}

export function withoutBorn(born: readonly Born[], name: string): Born[] {
  return born.filter(each => each.name !== name)
}

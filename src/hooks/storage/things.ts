/** The things that the visitor has got, and the one that is loose on the desktop. */
import { useSyncExternalStore } from "react"
import * as v from "valibot"
import { now } from "../browser/clock"
import type { PageFacts } from "../page/page"
import { storageEntry } from "./storageEntry"
import { read, useStorage, write } from "./useStorage"

const gotThing = v.object({
  /** The path of the page that gave it. */
  path: v.string(),
  /** The time in milliseconds since 1970. */
  at: v.number(),
})

export type GotThing = v.InferOutput<typeof gotThing>

/** The things that the visitor has got, oldest first. */
export const gotThings = storageEntry<GotThing[]>("things", v.array(gotThing), [])

/** The path of the page whose thing is loose on the desktop, where it leaves its trace; null for none. */
const looseThing = storageEntry<string | null>("loose-thing", v.nullable(v.string()), null)

/** A thing that has come since the site was opened. */
export type NewThing = Pick<PageFacts, "path" | "icon"> & { name: string; isLoose: boolean; count: number }

let newest: NewThing | null = null
const listeners = new Set<() => void>()

/** Gives the visitor a page's thing, lets it loose if it can be, and returns true; false if they have it already. */
export function giveThing({ path, icon, thing }: Pick<PageFacts, "path" | "icon" | "thing">): boolean {
  const things = read(gotThings)
  if (!thing || things.some(got => got.path === path)) return false
  const all = [...things, { path, at: now() }]
  write(gotThings, all)
  if (thing.isLoose) write(looseThing, path)
  newest = {
    path,
    ...(icon !== undefined && { icon }),
    name: thing.name,
    isLoose: thing.isLoose,
    count: all.length,
  }
  for (const listener of listeners) listener()
  return true
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the thing that came last since the site was opened; null before the first. */
export function useNewThing(): NewThing | null {
  return useSyncExternalStore(
    subscribe,
    () => newest,
    () => null,
  )
}

/** Returns the path of the page whose thing is loose, and a function that lets another loose, or none. */
export function useLooseThing(): [string | null, (path: string | null) => void] {
  const [things] = useStorage(gotThings)
  const [path, setPath] = useStorage(looseThing)
  // A thing that is no longer there can leave no trace.
  return [things.some(got => got.path === path) ? path : null, setPath]
}

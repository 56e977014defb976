/** The giving of things, and the one that came last. */
import { useSyncExternalStore } from "react"
import { now } from "../browser/clock"
import type { PageFacts } from "../page/page"
import { looseThing } from "./looseThing"
import { gotThings } from "./things"
import { read, write } from "./useStorage"

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

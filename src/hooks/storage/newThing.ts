/** The giving of things, and the one that came last. */
import { useSyncExternalStore } from "react"
import type { PageThing } from "../../lib/content/thing"
import { now } from "../browser/clock"
import type { PageFacts } from "../page/page"
import { looseThing } from "./looseThing"
import { gotThings } from "./things"
import { read, write } from "./useStorage"

/** A thing that has come since the site was opened. */
export type NewThing = Pick<PageThing, "name" | "icon" | "isLoose"> & {
  path: string
  count: number
  /** The path of the page whose thing is loose already, and stays so; null if none was. */
  companion: string | null
}

let newest: NewThing | null = null
const listeners = new Set<() => void>()

/**
 * Gives the visitor a page's thing and returns true; false if they have it already. It is let loose if it can be and no
 * other one is.
 */
export function giveThing({ path, thing }: Pick<PageFacts, "path" | "thing">): boolean {
  const things = read(gotThings)
  if (!thing || things.some(got => got.path === path)) return false
  const all = [...things, { path, at: now() }]
  write(gotThings, all)
  const before = read(looseThing)
  const companion = thing.isLoose && things.some(got => got.path === before) ? before : null
  if (thing.isLoose && companion === null) write(looseThing, path)
  const { name, icon, isLoose } = thing
  newest = { path, name, icon, isLoose, count: all.length, companion }
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

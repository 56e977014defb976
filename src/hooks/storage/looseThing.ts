/** The thing that is loose on the desktop. */
import * as v from "valibot"
import { storageEntry } from "./storageEntry"
import { gotThings } from "./things"
import { useStorage } from "./useStorage"

/** The path of the page whose thing is loose on the desktop, where it leaves its trace; null for none. */
export const looseThing = storageEntry<string | null>("loose-thing", v.nullable(v.string()), null)

const fraction = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

const place = v.object({ x: fraction, y: fraction })

/** A position on the screen above the task bar: fractions of the free space, from the left and from the top. */
export type Place = v.InferOutput<typeof place>

const chosenPlace = v.object({ ...place.entries, on: v.string() })

/** The place where the visitor has put loose things, and the path of the page `on` which that was. */
export type ChosenPlace = v.InferOutput<typeof chosenPlace>

/** The place where the visitor has put loose things; null before that. */
export const loosePlace = storageEntry<ChosenPlace | null>("loose-place", v.nullable(chosenPlace), null)

/** Returns the path of the page whose thing is loose, and a function that lets another loose, or none. */
export function useLooseThing(): [string | null, (path: string | null) => void] {
  const [things] = useStorage(gotThings)
  const [path, setPath] = useStorage(looseThing)
  // A thing that is no longer there can leave no trace.
  return [things.some(got => got.path === path) ? path : null, setPath]
}

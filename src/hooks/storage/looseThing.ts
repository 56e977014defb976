/** The thing that is loose on the desktop. */
import * as v from "valibot"
import { storageEntry } from "./storageEntry"
import { gotThings } from "./things"
import { useStorage } from "./useStorage"

/** The path of the page whose thing is loose on the desktop, where it leaves its trace; null for none. */
export const looseThing = storageEntry<string | null>("loose-thing", v.nullable(v.string()), null)

/** Returns the path of the page whose thing is loose, and a function that lets another loose, or none. */
export function useLooseThing(): [string | null, (path: string | null) => void] {
  const [things] = useStorage(gotThings)
  const [path, setPath] = useStorage(looseThing)
  // A thing that is no longer there can leave no trace.
  return [things.some(got => got.path === path) ? path : null, setPath]
}

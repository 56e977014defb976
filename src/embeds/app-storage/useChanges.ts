/** Changes stored texts, with an undo for each change, last first. */
import { useState } from "react"
import { readRaw, removeRaw, writeRaw } from "../../hooks/storage/storageBackend"

type Texts = ReadonlyMap<string, string | null>
type Change = { what: string; before: Texts }

/** Writes texts, and removes the keys whose text is null; false if a text could not be stored permanently. */
function put(texts: Texts): boolean {
  let isPersisted = true
  for (const [key, raw] of texts) {
    if (raw === null) removeRaw(key)
    else isPersisted = writeRaw(key, raw) && isPersisted
  }
  return isPersisted
}

export function useChanges() {
  const [past, setPast] = useState<readonly Change[]>([])
  const last = past.at(-1)

  return {
    /** The label of the change that undo would revert, such as "deleted calm"; null if there is none. */
    last: last?.what ?? null,
    /** Applies a change; false if the browser did not store all of it. */
    change: (what: string, texts: Texts): boolean => {
      const before = new Map([...texts.keys()].map(key => [key, readRaw(key)]))
      setPast([...past, { what, before }])
      return put(texts)
    },
    undo: () => {
      if (!last) return
      put(last.before)
      setPast(past.slice(0, -1))
    },
  }
}

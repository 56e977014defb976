/** Changes of what is kept, each of which can be taken back, the last one first. */
import { useState } from "react"
import { readRaw, removeRaw, writeRaw } from "../../hooks/storage/storageBackend"

type Texts = ReadonlyMap<string, string | null>
type Change = { what: string; before: Texts }

/** Puts texts in their places, and takes away those that are null; false where one was not kept for good. */
function put(texts: Texts): boolean {
  let kept = true
  for (const [key, raw] of texts) {
    if (raw === null) removeRaw(key)
    else kept = writeRaw(key, raw) && kept
  }
  return kept
}

export function useChanges() {
  const [past, setPast] = useState<readonly Change[]>([])
  const last = past.at(-1)

  return {
    /** What undo would take back: "deleted calm". */
    last: last?.what ?? null,
    /** Makes a change; false where the browser's storage did not take all of it. */
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

/** Tracks the entries that the site stores by itself while the page is open. */
import { useState } from "react"
import { listRaw, type RawEntry } from "../../hooks/storage/storageBackend"
import { arrived } from "./spill"

/** The maximum number of slips inside the door. */
const maxAtDoor = 3

export function useArrivals(list: readonly RawEntry[] | null) {
  const [known, setKnown] = useState<ReadonlySet<string> | null>(null)
  const [came, setCame] = useState<{ keys: readonly string[]; since: readonly string[] }>({
    keys: [],
    since: [],
  })
  const keys = list?.map(({ key }) => key) ?? null
  if (keys && (known === null || known.size !== keys.length || keys.some(key => !known.has(key)))) {
    setKnown(new Set(keys))
    if (known === null) setCame({ keys: keys.slice(-maxAtDoor), since: [] })
    else {
      const arrivals = arrived(known, keys)
      if (arrivals.length > 0)
        setCame({ keys: [...came.keys, ...arrivals].slice(-maxAtDoor), since: [...came.since, ...arrivals] })
    }
  }
  return {
    /** The keys of the latest arrivals, at most `maxAtDoor`. */
    atDoor: came.keys,
    /** All keys that have arrived since the last change by the visitor. */
    since: came.since,
    /** Takes the current keys as known after a change by the visitor. */
    settle: () => {
      setKnown(new Set(listRaw().map(({ key }) => key)))
      setCame({ keys: [], since: [] })
    },
  }
}

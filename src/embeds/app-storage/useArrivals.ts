/** What the site puts into the storage by itself while somebody looks. */
import { useState } from "react"
import { listRaw, type RawEntry } from "../../hooks/storage/storageBackend"
import { arrived } from "./spill"

/** Slips that lie inside the door at most. */
const most = 3

export function useArrivals(list: readonly RawEntry[] | null) {
  const [known, setKnown] = useState<ReadonlySet<string> | null>(null)
  const [came, setCame] = useState<{ keys: readonly string[]; since: readonly string[] }>({
    keys: [],
    since: [],
  })
  const keys = list?.map(({ key }) => key) ?? null
  if (keys && (known === null || known.size !== keys.length || keys.some(key => !known.has(key)))) {
    setKnown(new Set(keys))
    if (known === null) setCame({ keys: keys.slice(-most), since: [] })
    else {
      const found = arrived(known, keys)
      if (found.length > 0)
        setCame({ keys: [...came.keys, ...found].slice(-most), since: [...came.since, ...found] })
    }
  }
  return {
    /** What lies inside the door. */
    atDoor: came.keys,
    /** What has come since the last change by hand. */
    since: came.since,
    /** A change has been made by hand: what is there now has not come by itself. */
    settle: () => {
      setKnown(new Set(listRaw().map(({ key }) => key)))
      setCame({ keys: [], since: [] })
    },
  }
}

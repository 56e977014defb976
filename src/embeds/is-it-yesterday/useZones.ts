/** Warms up the browser's time zones in batches: all at once would block the page. */
import { useEffect, useState } from "react"
import { minutesAhead } from "./logic"
import type { ZonePlace } from "./schema"

/** The number of zones per batch: about 10 ms of work. */
const batch = 30

/** Returns true once every place's zone has been looked up (only the first look-up is slow); false before mount. */
export function useZones(places: readonly ZonePlace[]): boolean {
  const [done, setDone] = useState(0)
  const isReady = done >= places.length
  useEffect(() => {
    if (isReady) return
    const timer = setTimeout(() => {
      for (const { zone } of places.slice(done, done + batch)) minutesAhead(zone, 0)
      setDone(done + batch)
    })
    return () => clearTimeout(timer)
  }, [places, done, isReady])
  return isReady
}

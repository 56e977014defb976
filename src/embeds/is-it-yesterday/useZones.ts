/** Time zones that the browser has been made ready for, a few at a time: all at once would hold up the page. */
import { useEffect, useState } from "react"
import { minutesAhead } from "./logic"
import type { ZonePlace } from "./schema"

/** How many at a time: some 10 ms of work. */
const batch = 30

/** True when every place's zone has been looked up once, which is slow the first time alone; false before mount. */
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

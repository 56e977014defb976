/** How many times this browser has been here: one for every time the site is loaded, remembered in the browser alone. */
import { useEffect } from "react"
import { integer, minValue, number, pipe } from "valibot"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { useStorage } from "../../hooks/storage/useStorage"

export const visits = storageEntry("visits", pipe(number(), integer(), minValue(0)), 0)

let counted = false

/** The number of visits, this one included; null before it is known. Counts this visit the first time it is called. */
export function useVisits(): number | null {
  const [count, setCount] = useStorage(visits)
  useEffect(() => {
    if (counted) return
    counted = true
    setCount(old => old + 1)
  }, [setCount])
  return count > 0 ? count : null
}

/** Counts the visits of this browser, one for each load of the site; stored in the browser only. */
import { useEffect } from "react"
import { integer, minValue, number, pipe } from "valibot"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { useStorage } from "../../hooks/storage/useStorage"

export const visits = storageEntry("visits", pipe(number(), integer(), minValue(0)), 0)

let isCounted = false

/** Returns the number of visits including this one, which the first call counts; null before it is known. */
export function useVisits(): number | null {
  const [count, setCount] = useStorage(visits)
  useEffect(() => {
    if (isCounted) return
    isCounted = true
    setCount(old => old + 1)
  }, [setCount])
  return count > 0 ? count : null
}

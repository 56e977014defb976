import { useEffect, useState } from "react"
import type { Weigh } from "../logic"

/** The scales: fetched when there is something to weigh. Null until they have come; "failed" if they don't. */
export function useWeigh(wanted: boolean): Weigh | "failed" | null {
  const [weigh, setWeigh] = useState<Weigh | "failed" | null>(null)
  const needed = wanted && typeof weigh !== "function"
  useEffect(() => {
    if (!needed) return
    let gone = false
    import("@bramus/specificity").then(
      ({ default: Specificity }) => {
        const scales: Weigh = selector => Specificity.calculate(selector).map(({ a, b, c }) => ({ a, b, c }))
        if (!gone) setWeigh(() => scales)
      },
      () => !gone && setWeigh("failed"),
    )
    return () => {
      gone = true
    }
  }, [needed])
  return weigh
}

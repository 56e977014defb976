/** The pause between a throw and its answer, during which both fists shake. */
import { useEffect, useState } from "react"

/** Its length in milliseconds: three beats. */
const shakeMs = 780

/** Returns whether the last of the encoded throws is still being animated; always false if `moving` is. */
export function useShake(throws: string, moving: boolean): boolean {
  const [seen, setSeen] = useState(throws)
  // A further throw during the animation ends it.
  const isInAir = moving && throws.length === seen.length + 2 && throws.startsWith(seen)
  useEffect(() => {
    if (throws === seen) return
    const timer = setTimeout(() => setSeen(throws), isInAir ? shakeMs : 0)
    return () => clearTimeout(timer)
  }, [throws, seen, isInAir])
  return isInAir
}

/** The moment between a throw and its answer, in which two fists go up and down. */
import { useEffect, useState } from "react"

/** How long it is, in milliseconds: three beats. */
const beats = 780

/** Whether the last of the throws, as they are written, is still in the air; never where nothing may move. */
export function useShake(throws: string, moving: boolean): boolean {
  const [seen, setSeen] = useState(throws)
  // Whoever throws again in the meantime has seen enough.
  const isInAir = moving && throws.length === seen.length + 2 && throws.startsWith(seen)
  useEffect(() => {
    if (throws === seen) return
    const timer = setTimeout(() => setSeen(throws), isInAir ? beats : 0)
    return () => clearTimeout(timer)
  }, [throws, seen, isInAir])
  return isInAir
}

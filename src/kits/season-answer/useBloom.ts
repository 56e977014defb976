/** Running the year to the bloom of what was sown. */
import { useState } from "react"
import { useMotion } from "../../hooks/browser/motion"
import { useTicks } from "../motion/useTicks"
import { afterTick, type Bloom, bloomDay, dayOn, daysToBloom, sownNow } from "./bloom"

export type Blooming = {
  /** The day of the year that it is by now; null while the year stands. */
  day: number | null
  start: () => void
  stop: () => void
}

/** `from` is the day on which one sows. In calm mode `arrive` gets the day of the bloom at once. */
export function useBloom(from: number, daysInYear: number, arrive: (day: number) => void): Blooming {
  const [run, setRun] = useState<Bloom | null>(null)
  const motion = useMotion()
  const total = daysToBloom(from, daysInYear)
  useTicks(run !== null && motion, 50, () => setRun(run => run && afterTick(run, total)))
  return {
    day: run && motion ? dayOn(from, run.gone, daysInYear) : null,
    start: () => {
      if (!motion) return arrive(bloomDay)
      // Who sows while it blooms has it bloom longer; on the way back it turns round.
      setRun(run => (run ? { ...run, stood: 0, isBack: false } : sownNow))
    },
    stop: () => setRun(null),
  }
}

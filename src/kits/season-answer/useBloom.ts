/** Playback of the year running to the bloom of the seeds. */
import { useState } from "react"
import { useMotion } from "../../hooks/browser/motion"
import { useTicks } from "../motion/useTicks"
import { addDaysInYear, type Bloom, bloomDay, daysToBloom, initialBloom, nextBloom } from "./bloom"

export type Blooming = {
  /** The current day of the animation; null while it isn't running. */
  day: number | null
  start: () => void
  stop: () => void
}

/** Plays the animation from day `from`. In calm mode `arrive` gets the day of the bloom at once. */
export function useBloom(from: number, daysInYear: number, arrive: (day: number) => void): Blooming {
  const [run, setRun] = useState<Bloom | null>(null)
  const motion = useMotion()
  const total = daysToBloom(from, daysInYear)
  useTicks(run !== null && motion, 50, () => setRun(run => run && nextBloom(run, total)))
  return {
    day: run && motion ? addDaysInYear(from, run.gone, daysInYear) : null,
    start: () => {
      if (!motion) return arrive(bloomDay)
      // Sowing again extends the pause at the bloom, or reverses the way back.
      setRun(run => (run ? { ...run, stood: 0, isBack: false } : initialBloom))
    },
    stop: () => setRun(null),
  }
}

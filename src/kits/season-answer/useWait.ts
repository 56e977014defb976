/** Playback of waiting for the summer until it is over. */
import { useState } from "react"
import { useMotion } from "../../hooks/browser/motion"
import { seasonOf } from "../../lib/calendar/season"
import { useTicks } from "../motion/useTicks"
import { dayAfterWaiting } from "./chores"

export type Wait = {
  /** The current day of the animation; null while it isn't running. */
  day: number | null
  /** True after the animation has reached the end of the summer. */
  isOver: boolean
  start: () => void
  stop: () => void
}

const isSummer = (day: number) => seasonOf(day) === "summer"

/** Plays the animation from day `from`; `arrive` gets the first day after the summer, in calm mode at once. */
export function useWait(from: number, daysInYear: number, arrive: (day: number) => void): Wait {
  const [day, setDay] = useState<number | null>(null)
  const [isOver, setIsOver] = useState(false)
  const motion = useMotion()

  const finish = (day: number) => {
    setDay(null)
    setIsOver(true)
    arrive(day)
  }
  const step = () => {
    if (day === null) return
    let next = dayAfterWaiting(day, daysInYear, isSummer)
    if (next !== null) return setDay(next)
    for (next = day; isSummer(next); ) next++
    finish(next)
  }
  useTicks(day !== null && motion, 50, step)
  return {
    day: motion ? day : null,
    isOver,
    start: () => {
      setIsOver(false)
      if (motion) return setDay(from)
      let next = from
      while (!isSummer(next)) next = (next % daysInYear) + 1
      while (isSummer(next)) next++
      finish(next)
    },
    stop: () => {
      setDay(null)
      setIsOver(false)
    },
  }
}

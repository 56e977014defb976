/** Sitting out the year until the summer has been and gone. */
import { useState } from "react"
import { useMotion } from "../../hooks/browser/motion"
import { seasonOf } from "../../lib/calendar/season"
import { useTicks } from "../motion/useTicks"
import { dayAfterWaiting } from "./chores"

export type Wait = {
  /** The day of the year that it is by now for whoever waits; null while nobody does. */
  day: number | null
  /** Whether a summer was waited for, and is over. */
  isOver: boolean
  start: () => void
  stop: () => void
}

const isSummer = (day: number) => seasonOf(day) === "summer"

/** `from` is the day on which one sits down, and `arrive` gets the day on which one gets up. In calm mode that is at once. */
export function useWait(from: number, daysInYear: number, arrive: (day: number) => void): Wait {
  const [day, setDay] = useState<number | null>(null)
  const [isOver, setIsOver] = useState(false)
  const motion = useMotion()

  const rise = (day: number) => {
    setDay(null)
    setIsOver(true)
    arrive(day)
  }
  const step = () => {
    if (day === null) return
    let next = dayAfterWaiting(day, daysInYear, isSummer)
    if (next !== null) return setDay(next)
    for (next = day; isSummer(next); ) next++
    rise(next)
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
      rise(next)
    },
    stop: () => {
      setDay(null)
      setIsOver(false)
    },
  }
}

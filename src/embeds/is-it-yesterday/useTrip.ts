import { useEffect, useState } from "react"
import { useMotion } from "../../hooks/browser/motion"
import type { Flight } from "./flight"
import { legMs, nextLeg, type Trip } from "./trip"

/** State of the booked flight and its current leg. In calm mode it arrives at once. */
export function useTrip() {
  const motion = useMotion()
  const [trip, setTrip] = useState<Trip | null>(null)
  useEffect(() => {
    const time = trip && legMs[trip.leg]
    if (!trip || time === null) return
    const isStill = trip.leg === "air" && !motion
    const timer = setTimeout(() => setTrip(nextLeg(trip)), isStill ? 0 : time)
    return () => clearTimeout(timer)
  }, [trip, motion])
  return {
    trip,
    book: (flight: Flight) => setTrip(last => ({ flight, leg: "air", number: (last?.number ?? 0) + 1 })),
    cancel: () => setTrip(null),
  }
}

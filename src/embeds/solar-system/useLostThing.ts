import { useState } from "react"
import { type Guest, useGuest } from "../../kits/guest/useGuest"
import { lostAt, speedWithMass } from "./logic"
import type { Sight } from "./sights"

/** The width of a guest in metres, from which its magnification follows. */
const guestMetres = 0.5

export type LostThing = {
  guest: Guest
  /** Its place in km. */
  km: number
  /** True while it rides along. */
  isAboard: boolean
  sight: Sight & { press: string }
  /** Takes it aboard, or puts it down where the ride is. */
  press: () => void
}

/**
 * Returns the thing of another page, lost in the dark ahead of the start of the ride until it is taken aboard; null
 * while there is none. `at` is the ride's place in km, `speed` its speed without the thing in km/s.
 */
export function useLostThing(start: number, last: number, at: number, speed: number): LostThing | null {
  const guest = useGuest()
  const [rider, setRider] = useState<string | null>(null)
  const [putDown, setPutDown] = useState<number | null>(null)
  if (!guest) return null
  const isAboard = guest.path === rider
  const km = isAboard ? at : (putDown ?? lostAt(start, last))
  return {
    guest,
    km,
    isAboard,
    sight: {
      million: km / 1e6,
      name: guest.name,
      metres: guestMetres,
      line: `${guest.name}. You had it a moment ago.`,
      press: `${guest.name} is aboard.`,
      shape: [],
    },
    press: () => {
      setPutDown(isAboard ? at : null)
      setRider(isAboard ? null : guest.path)
      if (!isAboard && speedWithMass(speed) < speed) guest.remember("Slowed light down to 17 km/s.")
    },
  }
}

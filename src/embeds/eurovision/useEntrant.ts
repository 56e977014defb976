import { useState } from "react"
import { useLooseThing } from "../../hooks/storage/looseThing"
import { type Guest, useGuest } from "../../kits/guest/useGuest"

type Entrant = {
  /** The thing that sings in this show; null if there is none. */
  guest: Guest | null
  /** False if it has been put away since: its song stays. */
  isHere: boolean
  /** Ends its part, as another show begins. */
  leave: () => void
}

/**
 * Returns the thing from another page that has entered a show, and stays in it whatever comes or goes. One enters while
 * `isBeginning`; any other stays on the desktop until the next show.
 */
export function useEntrant(isOpen: boolean, isBeginning: boolean): Entrant {
  const [loose] = useLooseThing()
  const [entrant, setEntrant] = useState<Guest | null>(null)
  const guest = useGuest(isOpen && (entrant ? entrant.path === loose : isBeginning))
  if (guest && !entrant) setEntrant(guest)
  return {
    guest: entrant,
    isHere: entrant !== null && guest?.path === entrant.path,
    leave: () => setEntrant(null),
  }
}

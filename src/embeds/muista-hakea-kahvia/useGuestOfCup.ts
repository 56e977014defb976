import { useEffect, useEffectEvent, useRef } from "react"
import type { Guest } from "../../kits/guest/useGuest"
import { type Cup, guestText } from "./cup"

/** Remembers what becomes of a guest that goes where the cup goes. */
export function useGuestOfCup(guest: Guest | null, { place }: Cup): void {
  const before = useRef(place)
  const tell = useEffectEvent(() => guest?.remember(guestText(place), place))
  useEffect(() => {
    // Another cup is fetched in place of a broken one, and is no news of the guest.
    if (place !== before.current && before.current !== "broken") tell()
    before.current = place
  }, [place])
}

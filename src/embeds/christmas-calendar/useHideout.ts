import { useState } from "react"
import * as v from "valibot"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { useStorage } from "../../hooks/storage/useStorage"
import { type Guest, useGuest } from "../../kits/guest/useGuest"
import { nextHideout, travelText } from "./hideouts"

export type Hideout = {
  guest: Guest
  door: number
  /** True once its door has been pressed, until another one is. */
  isFound: boolean
}

/** The things that have been found behind the doors, by the door's number: the path of the page that gave each. */
export const foundThings = storageEntry<Record<string, string>>(
  "christmas-calendar-found",
  v.record(v.string(), v.string()),
  {},
)

/**
 * Returns the hideout of the thing of another page behind the doors, null without one, and a function for the press of
 * a door: whoever finds it makes it look for another door at the next press. `opened` are the doors that are open.
 */
export function useHideout(): [Hideout | null, press: (door: number, opened: readonly number[]) => void] {
  const guest = useGuest()
  const [, setFound] = useStorage(foundThings)
  const [{ door, isFound }, setPlace] = useState({ door: nextHideout(0, []), isFound: false })
  const press = (pressed: number, opened: readonly number[]) => {
    if (!guest) return
    if (isFound) setPlace({ door: nextHideout(door, opened), isFound: false })
    else if (pressed === door) {
      setPlace({ door, isFound: true })
      setFound(all => ({ ...all, [door]: guest.path }))
      guest.remember(travelText(door))
    }
  }
  return [guest && { guest, door, isFound }, press]
}

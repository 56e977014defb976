import { useState } from "react"
import * as v from "valibot"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { useStorage } from "../../hooks/storage/useStorage"
import { type Guest, useGuest, useHappenings } from "../../kits/guest/useGuest"
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
 * a door: whoever finds it makes it look for another door at the next press. `opened` are the doors that are open. It
 * begins where nothing has been found yet, after the last find.
 */
export function useHideout(): [Hideout | null, press: (door: number, opened: readonly number[]) => void] {
  const guest = useGuest()
  const [found, setFound] = useStorage(foundThings)
  const [last] = useHappenings()
  /** The place of the thing of a path; null before one has been found in this visit. */
  const [place, setPlace] = useState<{ thing: string; door: number; isFound: boolean } | null>(null)
  const { door, isFound } =
    guest && place?.thing === guest.path
      ? place
      : { door: nextHideout(Number(last?.kind ?? 0), Object.keys(found).map(Number)), isFound: false }
  const press = (pressed: number, opened: readonly number[]) => {
    if (!guest) return
    const thing = guest.path
    if (isFound) setPlace({ thing, door: nextHideout(door, opened), isFound: false })
    else if (pressed === door) {
      setPlace({ thing, door, isFound: true })
      setFound(all => ({ ...all, [door]: thing }))
      guest.remember(travelText(door), `${door}`)
    }
  }
  return [guest && { guest, door, isFound }, press]
}

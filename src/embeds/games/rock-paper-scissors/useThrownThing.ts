import { type Guest, useThingFrom, type Visitor } from "../../../kits/guest/useGuest"
import { unnamed } from "./guest"
import { lastThing, type State } from "./logic"

/** The thing that was the last throw: its name and words, its drawing once that has loaded, and whether it is the present guest. */
export type ThrownThing = Pick<Visitor, "name"> & {
  words: Pick<Visitor["words"], "beats">
  picture: Visitor | null
  isHere: boolean
}

/** Returns the thing that was the last throw, which may have left since; null for a hand. */
export function useThrownThing(state: State, guest: Guest | null): ThrownThing | null {
  const path = lastThing(state)
  const thing = useThingFrom(path)
  if (path === null) return null
  const isHere = guest?.path === path
  const picture = isHere ? guest : thing
  const { name, words } = picture ?? unnamed
  return { name, words, picture, isHere }
}

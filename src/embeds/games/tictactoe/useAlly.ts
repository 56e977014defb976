import { type Guest, useThingFrom, type Visitor } from "../../../kits/guest/useGuest"
import type { State } from "./logic"

/** The thing that ended the game: its row, its drawing once that has loaded, and whether it is the present guest. */
export type Ally = { row: number; thing: Visitor | null; isHere: boolean }

/** Returns the thing that has ended the game as the third in a row, which may have left since; null if none has. */
export function useAlly({ ally }: State, guest: Guest | null): Ally | null {
  const thing = useThingFrom(ally?.thing)
  if (!ally) return null
  const isHere = ally.thing === guest?.path
  return { row: ally.row, isHere, thing: isHere ? guest : thing }
}

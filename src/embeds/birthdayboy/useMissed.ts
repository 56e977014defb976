import { type Guest, useHappenings, useThingFrom, type Visitor } from "../../kits/guest/useGuest"

/** The kinds of what happens to a pillow: it is left up at the lamp, or has come down again. */
export const pillowKinds = { up: "lamp", down: "pillow" } as const

type Missed = {
  thing: Visitor
  /** True if it was left up at the lamp. */
  isUp: boolean
}

/** Returns the last pillow that he had before the guest; null if none is known. */
export function useMissed(guest: Guest | null): Missed | null {
  const last = useHappenings().find(
    ({ thing, kind }) => thing !== guest?.path && (kind === pillowKinds.up || kind === pillowKinds.down),
  )
  const thing = useThingFrom(last?.thing)
  return thing && { thing, isUp: last?.kind === pillowKinds.up }
}

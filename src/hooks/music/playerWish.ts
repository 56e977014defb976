/** Whether the radio wants its player, told to the shell without anything of the radio itself: that comes with whoever plays. */
import { useSyncExternalStore } from "react"

/** What a radio without its player does; it says why. */
type Unplayed = (why: string) => void

let wish: { unplayed: Unplayed } | null = null
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Asks for the player, once and for all; `unplayed` hears of it when the player did not arrive, and may ask again. */
export function wishForPlayer(unplayed: Unplayed): void {
  wish = { unplayed }
  for (const listener of [...listeners]) listener()
}

/** The last wish; null as long as nothing has been played. */
export function usePlayerWish(): { unplayed: Unplayed } | null {
  return useSyncExternalStore(
    subscribe,
    () => wish,
    () => null,
  )
}

/** Requests for the radio's player, apart from the radio itself so that the shell need not load it. */
import { useSyncExternalStore } from "react"

/** A handler for a player that failed to load, with the reason in a sentence. */
type FailureHandler = (reason: string) => void

type PlayerRequest = { onFailure: FailureHandler }

let wish: PlayerRequest | null = null
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Requests the player, which stays for the rest of the visit. If it fails to load, `onFailure` is called and may retry.
 */
export function requestPlayer(onFailure: FailureHandler): void {
  wish = { onFailure: onFailure }
  for (const listener of [...listeners]) listener()
}

/** Returns the last request; null before anything has been played. */
export function usePlayerRequest(): PlayerRequest | null {
  return useSyncExternalStore(
    subscribe,
    () => wish,
    () => null,
  )
}

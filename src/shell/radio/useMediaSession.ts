import { useEffect, useEffectEvent } from "react"

type Action = "play" | "pause" | "stop" | "nexttrack" | "previoustrack"
type Song = { title: string; station: string; playing: boolean }

const actions: readonly Action[] = ["play", "pause", "stop", "nexttrack", "previoustrack"]

/** Splits "Artist - Title" at the first separator; a text without one is all title. */
export function splitArtist(title: string): { artist: string; title: string } {
  const [artist = "", ...rest] = title.split(" - ")
  return rest.length > 0 ? { artist, title: rest.join(" - ") } : { artist: "", title }
}

/**
 * Publishes the song to the system's media controls and handles its media keys. YouTube's frame does the same, and the
 * browser chooses between the two. Without a song, and on unmount, all of it is reset.
 */
export function useMediaSession(song: Song | null, handlers: Record<Action, () => void>): void {
  const act = useEffectEvent((action: Action) => handlers[action]())
  const isOn = song !== null
  const { title = "", station = "", playing = false } = song ?? {}

  useEffect(() => {
    const session = navigator.mediaSession
    if (!isOn || !session) return
    const setHandlers = (isActive: boolean) => {
      for (const action of actions) {
        try {
          session.setActionHandler(action, isActive ? () => act(action) : null)
        } catch {
          // Browsers throw for actions that they don't support.
        }
      }
    }
    setHandlers(true)
    return () => {
      setHandlers(false)
      session.metadata = null
      session.playbackState = "none"
    }
  }, [isOn])

  useEffect(() => {
    const session = navigator.mediaSession
    if (!isOn || !session) return
    if (typeof MediaMetadata === "function")
      session.metadata = new MediaMetadata({ ...splitArtist(title), album: station })
    session.playbackState = playing ? "playing" : "paused"
  }, [isOn, title, station, playing])
}

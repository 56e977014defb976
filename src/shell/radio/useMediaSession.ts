import { useEffect, useEffectEvent } from "react"

type Action = "play" | "pause" | "stop" | "nexttrack" | "previoustrack"
type Song = { title: string; station: string; playing: boolean }

const actions: readonly Action[] = ["play", "pause", "stop", "nexttrack", "previoustrack"]

/** A song's "Artist - Title" in its two parts; one without an artist is all title. */
export function creditsOf(title: string): { artist: string; title: string } {
  const [artist = "", ...rest] = title.split(" - ")
  return rest.length > 0 ? { artist, title: rest.join(" - ") } : { artist: "", title }
}

/**
 * Tells the system what is on, for its lock screen, and hears its media keys. YouTube's frame does so too, and the
 * browser chooses which of the two it listens to. Everything is taken back when there is no song, or no component.
 */
export function useMediaSession(song: Song | null, handlers: Record<Action, () => void>): void {
  const act = useEffectEvent((action: Action) => handlers[action]())
  const isOn = song !== null
  const { title = "", station = "", playing = false } = song ?? {}

  useEffect(() => {
    const session = navigator.mediaSession
    if (!isOn || !session) return
    const listen = (heard: boolean) => {
      for (const action of actions) {
        try {
          session.setActionHandler(action, heard ? () => act(action) : null)
        } catch {
          // A key that this browser does not know is one that nobody presses.
        }
      }
    }
    listen(true)
    return () => {
      listen(false)
      session.metadata = null
      session.playbackState = "none"
    }
  }, [isOn])

  useEffect(() => {
    const session = navigator.mediaSession
    if (!isOn || !session) return
    if (typeof MediaMetadata === "function")
      session.metadata = new MediaMetadata({ ...creditsOf(title), album: station })
    session.playbackState = playing ? "playing" : "paused"
  }, [isOn, title, station, playing])
}

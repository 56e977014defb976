import { useEffect, useId, useRef, useState } from "react"
import YouTube from "react-youtube"
import { playerHost } from "../../lib/music/youtubeId"
import type { Remote } from "./useRemote"

// Always the same object: react-youtube makes a new player whenever it changes.
const opts = { host: playerHost, playerVars: { playsinline: 1, rel: 0 } } as const

export type FrameProps = {
  id: string
  title: string
  onReady: (remote: Remote, id: string) => void
  onState: (state: number) => void
  onError: (code: number) => void
  /** The browser did not let it play: its own picture has to be pressed. */
  onBlocked: () => void
}

/** YouTube's player in its frame. Later videos are for the remote to load: a new frame might not be let to play. */
export default function Frame({ id, title, onReady, onState, onError, onBlocked }: FrameProps) {
  const [first] = useState(id)
  // react-youtube hands on no such event, and YouTube's player keeps the listener that it was given first.
  const blocked = useRef(onBlocked)
  useEffect(() => {
    blocked.current = onBlocked
  }, [onBlocked])
  return (
    <YouTube
      id={`youtube-${useId()}`}
      videoId={first}
      title={title}
      opts={opts}
      onReady={event => {
        const remote = event.target as unknown as Remote
        remote.addEventListener("onAutoplayBlocked", () => blocked.current())
        onReady(remote, first)
      }}
      onStateChange={event => onState(event.data)}
      onError={event => onError(Number(event.data))}
    />
  )
}

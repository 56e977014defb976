import { useId, useState } from "react"
import YouTube from "react-youtube"
import { playerHost } from "../../lib/music/youtubeId"
import type { Remote } from "./useRemote"

// A constant, since react-youtube creates a new player whenever it changes.
const opts = { host: playerHost, playerVars: { playsinline: 1, rel: 0 } } as const

export type FrameProps = {
  id: string
  title: string
  onReady: (remote: Remote, id: string) => void
  onState: (state: number) => void
  onError: (code: number) => void
}

/** YouTube's player in its iframe. Later videos load through the remote: a new iframe might not be allowed to play. */
export default function Frame({ id, title, onReady, onState, onError }: FrameProps) {
  const [firstId] = useState(id)
  return (
    <YouTube
      id={`youtube-${useId()}`}
      videoId={firstId}
      title={title}
      opts={opts}
      onReady={event => onReady(event.target as unknown as Remote, firstId)}
      onStateChange={event => onState(event.data)}
      onError={event => onError(Number(event.data))}
    />
  )
}

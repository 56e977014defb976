import { useId, useState } from "react"
import YouTube, { type YouTubeProps } from "react-youtube"
import { embedUrl, playerHost } from "../../lib/youtubeId"
import type { Remote } from "./useRemote"
import * as styles from "./VideoPlayer.module.css"

/**
 * react-youtube with a frame of our own. Left to itself it hands YouTube's script an empty element, and the script
 * makes the frame; whether that sends a referrer, without which YouTube refuses to play (its error 153), is then up to
 * the script and to the policy of whoever serves the site. A frame that is there already the script takes as it is.
 */
function OwnFrame(props: YouTubeProps): YouTube {
  // Not a class that extends it: the build translates our classes to functions, and such a one can't extend a real class.
  const player = new YouTube(props)
  const hold = (frame: HTMLIFrameElement | null) => {
    const element: HTMLElement | null = frame
    player.container = element as HTMLDivElement | null
  }
  player.render = () => {
    const { id, title, videoId = "", iframeClassName } = player.props
    return (
      <div>
        <iframe
          ref={hold}
          id={id}
          className={iframeClassName}
          title={title}
          referrerPolicy="strict-origin-when-cross-origin"
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          src={embedUrl(videoId, window.location.origin)}
        />
      </div>
    )
  }
  return player
}
// What React takes it for is decided by these two.
OwnFrame.prototype = YouTube.prototype
OwnFrame.defaultProps = YouTube.defaultProps

const Player = OwnFrame as unknown as typeof YouTube

// Always the same object: react-youtube makes a new player whenever it changes.
const opts = { host: playerHost }

export type FrameProps = {
  id: string
  title: string
  onReady: (remote: Remote, id: string) => void
  onState: (state: number) => void
  onError: (code: number) => void
}

/** YouTube's player in its frame. Later videos are for the remote to load: a new frame might not be let to play. */
export default function Frame({ id, title, onReady, onState, onError }: FrameProps) {
  const [first] = useState(id)
  return (
    <Player
      id={`youtube-${useId()}`}
      videoId={first}
      title={title}
      iframeClassName={styles.frame}
      opts={opts}
      onReady={event => onReady(event.target as unknown as Remote, first)}
      onStateChange={event => onState(event.data)}
      onError={event => onError(Number(event.data))}
    />
  )
}

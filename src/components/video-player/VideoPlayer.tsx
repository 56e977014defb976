import { useRef, useState } from "react"
import { useServices } from "../../hooks/outside/services"
import { track } from "../../hooks/outside/track"
import { videoUrl } from "../../lib/music/youtubeId"
import { ExternalLink } from "../external-link/ExternalLink"
import { type Problem, playerStates, problemText } from "./states"
import { useFrame } from "./useFrame"
import { useRemote } from "./useRemote"
import { VideoFallback } from "./VideoFallback"
import * as styles from "./VideoPlayer.module.css"

type Props = {
  /** A valid id of a video on YouTube. */
  id: string
  title: string
  /** Whether it should play; where it is left out, the player minds that itself. */
  playing?: boolean
  /** It plays, or play has been pressed, here or in YouTube's frame. The others likewise. */
  onPlay?: () => void
  /** It is heard from its beginning: told once for each time through, and never for a press alone. */
  onStart?: () => void
  onPause?: () => void
  onEnd?: () => void
  onFail?: (problem: Problem) => void
  /** YouTube's player has come: from here on there is a picture. */
  onReady?: () => void
}

/** One video of YouTube's, or a link to it where the site has the player switched off. */
export function VideoPlayer(props: Props) {
  const { youtube } = useServices()
  return youtube ? <Player {...props} /> : <VideoFallback {...props} />
}

/** Before the video is to play nothing of YouTube is loaded: there is a screen drawn here. */
function Player({ id, title, playing: asked, onPlay, onStart, onPause, onEnd, onFail, onReady }: Props) {
  const [own, setOwn] = useState(false)
  const playing = asked ?? own
  const [before, setBefore] = useState(false)
  const [wanted, setWanted] = useState(false)
  const [trouble, setTrouble] = useState<{ id: string; problem: Problem } | null>(null)
  const [blocked, setBlocked] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const screen = useRef<HTMLDivElement>(null)

  const unreachable = trouble?.problem.kind === "unreachable"
  const problem = trouble && (unreachable || trouble.id === id) ? trouble.problem : null
  const { ready, connect, disconnect, hear } = useRemote(id, playing)
  const fail = (next: Problem) => {
    if (next.kind === "unreachable") disconnect()
    setTrouble({ id, problem: next })
    setOwn(false)
    onFail?.(next)
  }
  const Frame = useFrame(wanted && !unreachable, ready, () => fail({ kind: "unreachable" }))

  const tryAgain = () => {
    disconnect()
    setTrouble(null)
    setAttempt(attempt + 1)
  }
  if (playing !== before) {
    setBefore(playing)
    if (playing) {
      setWanted(true)
      setBlocked(false)
      if (problem) tryAgain()
    }
  }
  const press = () => {
    screen.current?.focus()
    setOwn(true)
    onPlay?.()
  }
  const retry = () => {
    tryAgain()
    press()
  }
  const change = (state: number) => {
    const sound = hear(state)
    if (state === playerStates.playing) {
      if (sound) track({ category: "video", action: "play", label: id })
      if (sound === "starts") onStart?.()
      setTrouble(null)
      setBlocked(false)
      setOwn(true)
      onPlay?.()
    } else if (state === playerStates.paused) {
      setOwn(false)
      onPause?.()
    } else if (sound === "ends") {
      track({ category: "video", action: "end", label: id })
      setOwn(false)
      onEnd?.()
    }
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div ref={screen} role="group" aria-label={`Video: ${title}`} tabIndex={-1} className={styles.screen}>
      {Frame && (
        <div className={styles.player} hidden={problem !== null}>
          <Frame
            key={attempt}
            id={id}
            title={title}
            onReady={(...came) => {
              connect(...came)
              onReady?.()
            }}
            onState={change}
            onError={code => fail({ kind: "video", code })}
            onBlocked={() => {
              setBlocked(true)
              setOwn(false)
              onPause?.()
            }}
          />
        </div>
      )}
      {!wanted && (
        <button type="button" className={styles.facade} onClick={press}>
          <svg className={styles.sign} viewBox="0 0 60 60" aria-hidden="true">
            <path d="M8 4v52l46-26z" />
          </svg>
          <span>
            <span className="visually-hidden">Play </span>
            {title}
          </span>
          <small>It comes from YouTube, which is asked for nothing before you press.</small>
        </button>
      )}
      <div className={styles.notice} role="status" data-blocked={blocked || undefined}>
        {wanted && !ready && !problem && "Looking for YouTube..."}
        {blocked && !problem && <p>Your browser wants you to press play in the picture.</p>}
        {problem && (
          <>
            <p>{problemText(problem)}</p>
            <div className="buttons">
              <button type="button" onClick={retry}>
                Retry
              </button>
              <ExternalLink href={videoUrl(id)}>Watch it on YouTube</ExternalLink>
            </div>
          </>
        )}
      </div>
    </div>
  )
}

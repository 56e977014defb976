import { useRef, useState } from "react"
import { useServices } from "../../hooks/outside/services"
import { track } from "../../hooks/outside/track"
import { videoUrl } from "../../lib/music/youtubeId"
import { ExternalLink } from "../external-link/ExternalLink"
import { Elsewhere } from "./Elsewhere"
import { inWords, type Problem, states } from "./states"
import { useFrame } from "./useFrame"
import { useRemote } from "./useRemote"
import * as styles from "./VideoPlayer.module.css"

type Props = {
  /** The valid YouTube id of a video. */
  id: string
  title: string
  /** Controls playback; without it, the player is uncontrolled. */
  playing?: boolean
  /** Called when play is pressed, here or in YouTube's iframe, or playback starts; the others likewise. */
  onPlay?: () => void
  /** Called when the video starts to sound from its beginning, once for each time through. */
  onStart?: () => void
  onPause?: () => void
  onEnd?: () => void
  onFail?: (problem: Problem) => void
  /** Called when YouTube's player is ready. */
  onReady?: () => void
}

/** A YouTube video, or a link to it if the site has the player disabled. */
export function VideoPlayer(props: Props) {
  const { youtube } = useServices()
  return youtube ? <Player {...props} /> : <Elsewhere {...props} />
}

/** The player. Before the first play, a drawn screen replaces it and nothing of YouTube is loaded. */
function Player({ id, title, playing: controlled, onPlay, onStart, onPause, onEnd, onFail, onReady }: Props) {
  const [isOwnPlaying, setIsOwnPlaying] = useState(false)
  const playing = controlled ?? isOwnPlaying
  const [wasPlaying, setWasPlaying] = useState(false)
  const [isWanted, setIsWanted] = useState(false)
  const [failure, setFailure] = useState<{ id: string; problem: Problem } | null>(null)
  const [attempt, setAttempt] = useState(0)
  const screen = useRef<HTMLDivElement>(null)

  const isUnreachable = failure?.problem.kind === "unreachable"
  const problem = failure && (isUnreachable || failure.id === id) ? failure.problem : null
  const { ready, connect, disconnect, hear } = useRemote(id, playing)
  const fail = (next: Problem) => {
    if (next.kind === "unreachable") disconnect()
    setFailure({ id, problem: next })
    setIsOwnPlaying(false)
    onFail?.(next)
  }
  const Frame = useFrame(isWanted && !isUnreachable, ready, () => fail({ kind: "unreachable" }))

  const tryAgain = () => {
    disconnect()
    setFailure(null)
    setAttempt(attempt + 1)
  }
  if (playing !== wasPlaying) {
    setWasPlaying(playing)
    if (playing) setIsWanted(true)
    if (playing && problem) tryAgain()
  }
  const onClick = () => {
    screen.current?.focus()
    setIsOwnPlaying(true)
    onPlay?.()
  }
  const retry = () => {
    tryAgain()
    onClick()
  }
  const onState = (state: number) => {
    const sound = hear(state)
    if (state === states.playing) {
      if (sound) track({ category: "video", action: "play", label: id })
      if (sound === "starts") onStart?.()
      setFailure(null)
      setIsOwnPlaying(true)
      onPlay?.()
    } else if (state === states.paused) {
      setIsOwnPlaying(false)
      onPause?.()
    } else if (state === states.ended) {
      track({ category: "video", action: "end", label: id })
      setIsOwnPlaying(false)
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
            onReady={(...args) => {
              connect(...args)
              onReady?.()
            }}
            onState={onState}
            onError={code => fail({ kind: "video", code })}
          />
        </div>
      )}
      {!isWanted && (
        <button type="button" className={styles.facade} onClick={onClick}>
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
      <div className={styles.notice} role="status">
        {isWanted && !ready && !problem && "Looking for YouTube..."}
        {problem && (
          <>
            <p>{inWords(problem)}</p>
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

import { useRef, useState } from "react"
import { useWaking } from "../../hooks/browser/waking"
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
  /** A valid YouTube id. */
  id: string
  title: string
  /** True if it should play; by default the player manages that itself. */
  playing?: boolean
  /** Called when it plays, or play has been pressed, here or in YouTube's frame; the other callbacks likewise. */
  onPlay?: () => void
  /** Called when it is heard from its beginning, once for each time through. */
  onStart?: () => void
  onPause?: () => void
  onEnd?: () => void
  onFail?: (problem: Problem) => void
  /** Called when YouTube's player has loaded and shows a picture. */
  onReady?: () => void
}

/** A YouTube video, or a link to it if YouTube is switched off. */
export function VideoPlayer(props: Props) {
  const { youtube } = useServices()
  return youtube ? <Player {...props} /> : <VideoFallback {...props} />
}

/** Loads nothing from YouTube before the video is played; until then it shows a placeholder. */
function Player({
  id,
  title,
  playing: controlledPlaying,
  onPlay,
  onStart,
  onPause,
  onEnd,
  onFail,
  onReady,
}: Props) {
  const [isPlayingHere, setPlayingHere] = useState(false)
  const playing = controlledPlaying ?? isPlayingHere
  const [wasPlaying, setWasPlaying] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const [failure, setFailure] = useState<{ id: string; problem: Problem } | null>(null)
  const [isBlocked, setBlocked] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const screen = useRef<HTMLDivElement>(null)

  const unreachable = failure?.problem.kind === "unreachable"
  const problem = failure && (unreachable || failure.id === id) ? failure.problem : null
  const { ready, connect, disconnect, recordState } = useRemote(id, playing)
  const fail = (next: Problem) => {
    if (next.kind === "unreachable") disconnect()
    setFailure({ id, problem: next })
    setPlayingHere(false)
    onFail?.(next)
  }
  // Falling asleep has destroyed YouTube's player, and the new one is silent.
  useWaking(() => {
    disconnect()
    if (!playing) return
    setPlayingHere(false)
    onPause?.()
  })
  const Frame = useFrame(isWanted && !unreachable, ready, () => fail({ kind: "unreachable" }))

  const tryAgain = () => {
    disconnect()
    setFailure(null)
    setAttempt(attempt + 1)
  }
  if (playing !== wasPlaying) {
    setWasPlaying(playing)
    if (playing) {
      setWanted(true)
      setBlocked(false)
      if (problem) tryAgain()
    }
  }
  const press = () => {
    screen.current?.focus()
    setPlayingHere(true)
    onPlay?.()
  }
  const retry = () => {
    tryAgain()
    press()
  }
  const change = (state: number) => {
    const sound = recordState(state)
    if (state === playerStates.playing) {
      if (sound) track({ category: "video", action: "play", label: id })
      if (sound === "starts") onStart?.()
      setFailure(null)
      setBlocked(false)
      setPlayingHere(true)
      onPlay?.()
    } else if (state === playerStates.paused) {
      setPlayingHere(false)
      onPause?.()
    } else if (sound === "ends") {
      track({ category: "video", action: "end", label: id })
      setPlayingHere(false)
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
            onState={change}
            onError={code => fail({ kind: "video", code })}
            onBlocked={() => {
              setBlocked(true)
              setPlayingHere(false)
              onPause?.()
            }}
          />
        </div>
      )}
      {!isWanted && (
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
      <div className={styles.notice} role="status" data-blocked={isBlocked || undefined}>
        {isWanted && !ready && !problem && "Looking for YouTube..."}
        {isBlocked && !problem && <p>Your browser wants you to press play in the picture.</p>}
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

import { useRef, useState } from "react"
import { Icon } from "../../../components/icon/Icon"
import { VideoPlayer } from "../../../components/video-player/VideoPlayer"
import { radio } from "../../../hooks/music/radio"
import * as styles from "./HomeMusic.module.css"

const song = { id: "y6120QOlsfU", title: "Darude - Sandstorm" }

/** `stopped` lasts for the rest of the page view: the music is not started again. */
type State = "idle" | "playing" | "paused" | "ended" | "failed" | "stopped"

const display: Record<State, string> = {
  idle: song.title,
  playing: `${song.title} ***`,
  paused: `${song.title} (paused)`,
  ended: "That was it. Again?",
  failed: "No signal",
  stopped: "Silence, until you come again",
}

/**
 * The front page's music button, which opens a small player and starts it. A second button turns music off for this
 * view.
 *
 * @feed A radio with one song, Darude's Sandstorm, that plays when its button is pressed.
 */
export default function HomeMusic() {
  const [state, setState] = useState<State>("idle")
  const [attempt, setAttempt] = useState(0)
  const stopButton = useRef<HTMLButtonElement>(null)
  const isOn = state === "playing" || state === "paused" || state === "failed"
  const canPlay = state !== "playing" && state !== "stopped"

  const play = () => {
    if (!canPlay) return
    // A player that has failed once stays failed; a new one may succeed.
    if (state === "failed") setAttempt(attempt + 1)
    // The radio's player uses the same corner, and only one player may be open at a time.
    radio.off()
    setState("playing")
  }
  const stop = () => {
    if (!isOn) return
    setState("stopped")
    stopButton.current?.focus({ preventScroll: true })
  }

  return (
    <div className={styles.radio}>
      <p className={`lcd ${styles.display}`} role="status">
        <Icon name="note" /> {display[state]}
      </p>
      <div className="buttons">
        <button type="button" aria-disabled={!canPlay} onClick={play}>
          <Icon name="right" /> Play music
        </button>
        <button ref={stopButton} type="button" aria-disabled={!isOn} onClick={stop}>
          <Icon name="stop" /> Stop music
        </button>
      </div>
      {isOn && (
        <section className={`window ${styles.player}`} aria-label="Music">
          <div className={`title-bar ${styles.bar}`}>
            <div className={`title-bar-text ${styles.title}`}>{song.title}</div>
            <div className="title-bar-controls">
              <button type="button" aria-label="Close" onClick={stop} />
            </div>
          </div>
          <VideoPlayer
            key={attempt}
            {...song}
            playing={state === "playing"}
            onPlay={() => setState("playing")}
            onPause={() => setState("paused")}
            onEnd={() => setState("ended")}
            onFail={() => setState("failed")}
          />
        </section>
      )}
    </div>
  )
}

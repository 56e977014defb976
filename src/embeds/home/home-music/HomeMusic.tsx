import { useState } from "react"
import { VideoPlayer } from "../../../components/video-player/VideoPlayer"
import * as styles from "./HomeMusic.module.css"

const song = { id: "y6120QOlsfU", title: "Darude - Sandstorm" }

/** `stopped` is for the rest of the page view: whoever stops the music here is not played to again. */
type State = "idle" | "playing" | "paused" | "ended" | "failed" | "stopped"

const display: Record<State, string> = {
  idle: song.title,
  playing: `${song.title} ***`,
  paused: `${song.title} (paused)`,
  ended: "That was it. Again?",
  failed: "No signal",
  stopped: "Silence",
}

/**
 * The front page's music: a button that brings a small player and plays, and one that stops it for this page view.
 *
 * @feed A radio with one song, Darude's Sandstorm, that plays when its button is pressed.
 */
export default function HomeMusic() {
  const [state, setState] = useState<State>("idle")
  const [attempt, setAttempt] = useState(0)
  const isOn = state === "playing" || state === "paused" || state === "failed"

  const play = () => {
    // A player that failed once stays failed; another one may have more luck.
    if (state === "failed") setAttempt(attempt + 1)
    setState("playing")
  }

  return (
    <div className={styles.radio}>
      <p className={`lcd ${styles.display}`} role="status">
        <span aria-hidden="true">♫ </span>
        {display[state]}
      </p>
      {isOn && (
        <VideoPlayer
          key={attempt}
          {...song}
          playing={state === "playing"}
          onPlay={() => setState("playing")}
          onPause={() => setState("paused")}
          onEnd={() => setState("ended")}
          onFail={() => setState("failed")}
        />
      )}
      <div className="buttons">
        <button type="button" disabled={state === "playing" || state === "stopped"} onClick={play}>
          <span aria-hidden="true">▶ </span>Play music
        </button>
        <button type="button" disabled={!isOn} onClick={() => setState("stopped")}>
          <span aria-hidden="true">■ </span>Stop music
        </button>
      </div>
      {state === "stopped" && <p>The music has stopped until you come to this page again.</p>}
    </div>
  )
}

import { useLayoutEffect, useRef } from "react"
import { PageLink } from "../../components/page-link/PageLink"
import { inWords } from "../../components/video-player/states"
import { VideoPlayer } from "../../components/video-player/VideoPlayer"
import { radio, useRadio } from "../../hooks/music/radio"
import { current } from "../../lib/music/playlistState"
import { isPlaying, megahertz } from "../../lib/music/radioState"
import * as styles from "./RadioTray.module.css"
import { useMediaSession } from "./useMediaSession"

/** The radio's window above the task bar, on every page for as long as the radio is on: its player stays in view. */
export function RadioTray({ path }: { path: string }) {
  const state = useRadio()
  const playing = isPlaying(state)
  const { on } = state
  const song = on && current(on.list)
  const tray = useRef<HTMLElement>(null)
  useMediaSession(song && { title: song.title, station: on.station.name, playing }, {
    play: () => radio.play(),
    pause: radio.pause,
    stop: radio.off,
    nexttrack: radio.next,
    previoustrack: radio.previous,
  })
  // The keyboard's focus goes to the page when the window that it is in is closed.
  useLayoutEffect(() => {
    const shown = tray.current
    return () => {
      if (shown?.contains(document.activeElement))
        document.querySelector("main")?.focus({ preventScroll: true })
    }
  }, [])
  if (!on || !song) return null

  const { station, clear, begun, notice } = on
  const here = path === "/radio"
  const lead = !clear
    ? "Off the station"
    : !playing
      ? "Paused"
      : begun
        ? "Now playing"
        : "Waiting for YouTube"
  return (
    <section ref={tray} className={`window ${styles.tray}`} aria-label="Radio">
      <div className={`title-bar ${styles.title}`}>
        <div className="title-bar-text">
          <span aria-hidden="true">📻 </span>
          {megahertz(station.frequency)} {station.name}
        </div>
      </div>
      <VideoPlayer
        id={song.id}
        title={song.title}
        playing={playing}
        onPlay={radio.playedThere}
        onStart={radio.began}
        onPause={radio.pausedThere}
        onEnd={radio.ended}
        onFail={problem =>
          problem.kind === "video" ? radio.failed(inWords(problem)) : radio.broke(inWords(problem))
        }
      />
      <div className={styles.side}>
        {/* The radio's own page says the same, and twice is once too often. */}
        <p className={`lcd ${styles.now}`} role={here ? undefined : "status"}>
          {lead}: {song.title} {notice}
        </p>
        <div className={styles.buttons}>
          <button type="button" onClick={() => (playing ? radio.pause() : radio.play())}>
            {playing ? "Pause" : "Play"}
          </button>
          <button type="button" onClick={radio.next}>
            Next
          </button>
          <button type="button" onClick={radio.off}>
            Stop
          </button>
        </div>
        {!here && (
          <PageLink to="/radio" className={styles.open}>
            Open the radio
          </PageLink>
        )}
      </div>
    </section>
  )
}

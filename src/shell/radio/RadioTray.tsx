import { useLayoutEffect, useRef, useState } from "react"
import { ExternalLink } from "../../components/external-link/ExternalLink"
import { PageLink } from "../../components/page-link/PageLink"
import { problemText } from "../../components/video-player/states"
import { VideoPlayer } from "../../components/video-player/VideoPlayer"
import { radio, useRadio } from "../../hooks/music/radio"
import { current } from "../../lib/music/playlistState"
import { isBroken, isPlaying, megahertz, type RadioState } from "../../lib/music/radioState"
import { videoUrl } from "../../lib/music/youtubeId"
import * as styles from "./RadioTray.module.css"
import { useMediaSession } from "./useMediaSession"

/** The radio's window above the task bar, shown on every page while the radio is on. */
export function RadioTray({ path }: { path: string }) {
  const state = useRadio()
  return state.on && <Tray path={path} state={state} />
}

function Tray({ path, state }: { path: string; state: RadioState }) {
  const playing = isPlaying(state)
  const { on } = state
  const song = on && current(on.list)
  const tray = useRef<HTMLElement>(null)
  const [hasPicture, setHasPicture] = useState(false)
  useMediaSession(song && { title: song.title, station: on.station.name, playing }, {
    play: () => radio.play(),
    pause: radio.pause,
    stop: radio.off,
    nexttrack: radio.next,
    previoustrack: radio.previous,
  })
  // Moves the focus to the page when the window that has it closes.
  useLayoutEffect(() => {
    const shown = tray.current
    return () => {
      if (shown?.contains(document.activeElement))
        document.querySelector("main")?.focus({ preventScroll: true })
    }
  }, [])
  if (!on || !song) return null

  const { station, isTuned, hasStarted, notice } = on
  const isRadioPage = path === "/radio"
  const hasFailed = isBroken(state)
  const status = !isTuned
    ? "Off the station"
    : !playing
      ? hasFailed
        ? "No signal"
        : "Paused"
      : hasStarted
        ? "Now playing"
        : "Waiting for YouTube"
  return (
    <section ref={tray} className={`window ${styles.tray}`} aria-label="Radio" data-pictured={hasPicture}>
      <div className={`title-bar ${styles.title}`}>
        <div className="title-bar-text">
          <span aria-hidden="true">📻 </span>
          {megahertz(station.frequency)} {station.name}
        </div>
      </div>
      <div className={styles.picture}>
        <VideoPlayer
          id={song.id}
          title={song.title}
          playing={playing}
          onPlay={radio.onPlayerPlay}
          onStart={radio.onSongStart}
          onPause={radio.onPlayerPause}
          onEnd={radio.onSongEnd}
          onReady={() => setHasPicture(true)}
          onFail={problem => {
            if (problem.kind === "video") return radio.onSongFailure(problemText(problem))
            setHasPicture(false)
            radio.onPlayerFailure(problemText(problem))
          }}
        />
      </div>
      <div className={styles.side}>
        {/* The radio's own page announces the song already. */}
        <p className={`lcd ${styles.now}`} role={isRadioPage ? undefined : "status"}>
          {status}: {song.title} {!isRadioPage && notice}
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
        {hasFailed && (
          <ExternalLink href={videoUrl(song.id)} className={styles.open}>
            Watch it on YouTube
          </ExternalLink>
        )}
        {!isRadioPage && (
          <PageLink to="/radio" className={styles.open}>
            Open the radio
          </PageLink>
        )}
      </div>
    </section>
  )
}

import { useEffect, useEffectEvent, useState } from "react"
import { useNow } from "../../hooks/browser/clock"
import { notePlay } from "../../hooks/music/plays"
import { usePage } from "../../hooks/page/page"
import { type Song, silence, summary } from "../../lib/music/playlist"
import { choose, current, ended, fail, next, pause, play, start } from "../../lib/music/playlistState"
import { ShareButton } from "../share-button/ShareButton"
import { inWords, type Problem } from "../video-player/states"
import { VideoPlayer } from "../video-player/VideoPlayer"
import * as styles from "./PlaylistPlayer.module.css"
import { SongList } from "./SongList"

type List = { name: string; slug: string; songs: readonly Song[] }

type Props = List & {
  /** The list for Fridays; its button shows on Fridays by the visitor's clock, unless it is the list already. */
  friday?: List
  /** Told of the song that is on, and whether it plays, at first and whenever either changes. */
  onNow?: (song: Song | null, playing: boolean) => void
}

/** Plays a list of songs one after the other. When `slug` changes it takes the other list, and plays on if it played. */
export function PlaylistPlayer({ name, slug, songs, friday, onNow }: Props) {
  const { siteName } = usePage()
  const now = useNow()
  const [tuned, setTuned] = useState(slug)
  const [onFriday, setOnFriday] = useState(false)
  const [notice, setNotice] = useState("")
  const [state, setState] = useState(() => start(songs))
  const song = current(state)

  const switchTo = (list: readonly Song[], playing: boolean, toFriday: boolean) => {
    setNotice("")
    setOnFriday(toFriday)
    setState(start(list, playing))
  }
  if (tuned !== slug) {
    setTuned(slug)
    switchTo(songs, state.playing, false)
  }

  const told = useEffectEvent((id: string | undefined, playing: boolean) =>
    onNow?.(song && song.id === id ? song : null, playing),
  )
  const { playing } = state
  useEffect(() => {
    told(song?.id, playing)
  }, [song?.id, playing])

  const trouble = (problem: Problem) => {
    if (problem.kind !== "video") return setState(pause)
    setNotice(song ? `${song.title} was skipped. ${inWords(problem)}` : "")
    setState(fail)
  }
  const isFriday = now?.getDay() === 5 && friday !== undefined && friday.slug !== slug

  return (
    <section className={styles.player} aria-label={`Player: ${onFriday && friday ? friday.name : name}`}>
      {song ? (
        <>
          <p className={`lcd ${styles.now}`} role="status">
            {playing ? "Now playing: " : "Paused: "}
            {song.title}
          </p>
          <VideoPlayer
            id={song.id}
            title={song.title}
            playing={playing}
            onPlay={() => setState(play)}
            onStart={() => notePlay({ ...song, playlist: onFriday && friday ? friday.slug : slug })}
            onPause={() => setState(pause)}
            onEnd={() => setState(ended)}
            onFail={trouble}
          />
        </>
      ) : (
        <p className="notice">{silence(songs)}</p>
      )}
      <div className="buttons">
        {song && (
          <>
            <button type="button" onClick={() => setState(playing ? pause : play)}>
              {playing ? "Pause" : "Play"}
            </button>
            <button type="button" onClick={() => setState(next)}>
              Next
            </button>
          </>
        )}
        {isFriday && !onFriday && (
          <button type="button" onClick={() => switchTo(friday.songs, true, true)}>
            Friday playlist
          </button>
        )}
        {onFriday && (
          <button type="button" onClick={() => switchTo(songs, playing, false)}>
            Back to {name}
          </button>
        )}
        <ShareButton text={`${siteName} - ${name}`} />
      </div>
      <p className={styles.notice} role="status">
        {notice}
      </p>
      <SongList state={state} onChoose={place => setState(before => choose(before, place))} />
      <p>
        {summary(state.songs)}. {song && silence(state.songs)}
      </p>
    </section>
  )
}

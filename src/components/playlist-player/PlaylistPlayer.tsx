import { useEffect, useEffectEvent, useState } from "react"
import { useNow } from "../../hooks/browser/clock"
import { notePlay } from "../../hooks/music/plays"
import { usePage } from "../../hooks/page/page"
import { putQuery, watchQuery } from "../../hooks/page/query"
import { type Song, silence, summary } from "../../lib/music/playlist"
import {
  choose,
  current,
  ended,
  fail,
  hasVideo,
  next,
  pause,
  play,
  start,
} from "../../lib/music/playlistState"
import { Reserve } from "../reserve/Reserve"
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
  /** What is known of the sound: none was asked for yet, it has been heard, or none can be had. */
  const [signal, setSignal] = useState<"unasked" | "heard" | "none">("unasked")
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
    setSignal("none")
    if (problem.kind !== "video") return setState(pause)
    setNotice(song ? `${song.title} was skipped. ${inWords(problem)}` : "")
    setState(fail)
  }
  // The song goes into the address, so that a link brings it and not the list alone.
  const go = (to: typeof state) => {
    setState(to)
    if (!onFriday) putQuery({ song: to.index === start(songs).index ? null : String(to.index + 1) })
  }
  const find = useEffectEvent((query: URLSearchParams) => {
    const place = Number(query.get("song")) - 1
    const asked = songs[place]
    if (asked && hasVideo(asked)) setState(before => ({ ...before, index: place }))
  })
  useEffect(() => watchQuery(query => find(query)), [])
  const still = { unasked: "Ready", heard: "Paused", none: "No signal" }[signal]
  const lead = !playing ? still : signal === "heard" ? "Now playing" : "Waiting for YouTube"
  const isFriday = now?.getDay() === 5 && friday !== undefined && friday.slug !== slug

  return (
    <section className={styles.player} aria-label={`Player: ${onFriday && friday ? friday.name : name}`}>
      <div className={styles.deck}>
        {song ? (
          <>
            <p className={`lcd ${styles.now}`} role="status">
              <Reserve all={state.songs.map(each => `Now playing: ${each.title}`)}>
                {lead}: {song.title}
              </Reserve>
            </p>
            <VideoPlayer
              id={song.id}
              title={song.title}
              playing={playing}
              onPlay={() => setState(play)}
              onStart={() => {
                setSignal("heard")
                notePlay({ ...song, playlist: onFriday && friday ? friday.slug : slug })
              }}
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
                <Reserve inline all={["Pause"]}>
                  {playing ? "Pause" : "Play"}
                </Reserve>
              </button>
              <button type="button" onClick={() => go(next(state))}>
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
          <ShareButton text={`${siteName} - ${name}${song ? `: ${song.title}` : ""}`} />
        </div>
        <p className={styles.notice} role="status">
          {notice}
        </p>
      </div>
      <div className={styles.list}>
        <SongList state={state} onChoose={place => go(choose(state, place))} />
        <p>
          {summary(state.songs)}. {song && silence(state.songs)}
        </p>
      </div>
    </section>
  )
}

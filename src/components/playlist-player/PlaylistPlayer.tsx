import { useEffect, useEffectEvent, useState } from "react"
import { useNow } from "../../hooks/browser/clock"
import { recordPlay } from "../../hooks/music/plays"
import { usePage } from "../../hooks/page/page"
import { putQuery, watchQuery } from "../../hooks/page/query"
import { missingVideosText, playlistSummary, type Song } from "../../lib/music/playlist"
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
import { type Problem, problemText } from "../video-player/states"
import { VideoPlayer } from "../video-player/VideoPlayer"
import * as styles from "./PlaylistPlayer.module.css"
import { SongList } from "./SongList"

type List = { name: string; slug: string; songs: readonly Song[] }

type Props = List & {
  /** The list for Fridays; its button shows on Fridays by the visitor's clock, unless it is already playing. */
  friday?: List
  /** A song put into the player from outside; each object is another choice. */
  choice?: { index: number } | null
  /** Called with the current song and whether it plays, at first and after each change. */
  onNow?: (song: Song | null, playing: boolean) => void
}

/**
 * Plays a list of songs one after the other. After a change of `slug` it takes the new list, and continues if it
 * played.
 */
export function PlaylistPlayer({ name, slug, songs, friday, choice = null, onNow }: Props) {
  const { siteName } = usePage()
  const now = useNow()
  const [lastSlug, setLastSlug] = useState(slug)
  const [onFriday, setOnFriday] = useState(false)
  const [lastChoice, setLastChoice] = useState(choice)
  const [notice, setNotice] = useState("")
  const [state, setState] = useState(() => start(songs))
  /** The state of the sound: nothing played yet, a song has started, or a failure. */
  const [signal, setSignal] = useState<"unasked" | "heard" | "none">("unasked")
  const song = current(state)

  const switchTo = (list: readonly Song[], playing: boolean, toFriday: boolean) => {
    setNotice("")
    setOnFriday(toFriday)
    setState(start(list, playing))
  }
  if (lastSlug !== slug) {
    setLastSlug(slug)
    switchTo(songs, state.playing, false)
  }

  if (lastChoice !== choice) {
    setLastChoice(choice)
    const chosen = choice && songs[choice.index]
    if (chosen && hasVideo(chosen) && !onFriday) setState(before => ({ ...before, index: choice.index }))
  }

  const notify = useEffectEvent((id: string | undefined, playing: boolean) =>
    onNow?.(song && song.id === id ? song : null, playing),
  )
  const { playing } = state
  useEffect(() => {
    notify(song?.id, playing)
  }, [song?.id, playing])

  const onFail = (problem: Problem) => {
    setSignal("none")
    if (problem.kind !== "video") return setState(pause)
    setNotice(song ? `${song.title} was skipped. ${problemText(problem)}` : "")
    setState(fail)
  }
  // The address names the song, so that a link opens it.
  const go = (to: typeof state) => {
    setState(to)
    if (!onFriday) putQuery({ song: to.index === start(songs).index ? null : String(to.index + 1) })
  }
  const find = useEffectEvent((query: URLSearchParams) => {
    const index = Number(query.get("song")) - 1
    const linked = songs[index]
    if (linked && hasVideo(linked)) setState(before => ({ ...before, index }))
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
                recordPlay({ ...song, playlist: onFriday && friday ? friday.slug : slug })
              }}
              onPause={() => setState(pause)}
              onEnd={() => setState(ended)}
              onFail={onFail}
            />
          </>
        ) : (
          <p className="notice">{missingVideosText(songs)}</p>
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
        <SongList state={state} onChoose={index => go(choose(state, index))} />
        <p>
          {playlistSummary(state.songs)}. {song && missingVideosText(state.songs)}
        </p>
      </div>
    </section>
  )
}

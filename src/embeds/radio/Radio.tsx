import { useEffect, useId, useMemo, useRef, useState } from "react"
import { boolean } from "valibot"
import { PageLink } from "../../components/page-link/PageLink"
import { SongList } from "../../components/playlist-player/SongList"
import { useTitleTicker } from "../../effects/useTitleTicker"
import { radio } from "../../hooks/music/radio"
import { usePage, usePageData } from "../../hooks/page/page"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { useStorage } from "../../hooks/storage/useStorage"
import { Checkbox } from "../../kits/controls/Checkbox"
import { useThing } from "../../kits/things/useThing"
import type { PageEntry, SongEntry } from "../../lib/content/derivedLists"
import { missingVideosText, playlistSummary } from "../../lib/music/playlist"
import { current, start } from "../../lib/music/playlistState"
import { isPlaying, megahertz, type Station } from "../../lib/music/radioState"
import { display, hiss, neighbour, stationAt, stationsOf, toPlay } from "./logic"
import { Controls } from "./parts/Controls"
import { Dial } from "./parts/Dial"
import { Stations } from "./parts/Stations"
import * as styles from "./Radio.module.css"
import { useNoise } from "./useNoise"
import { useTuner } from "./useTuner"
import { useVoices } from "./useVoices"

type Data = { playlists: PageEntry[]; songs: SongEntry[] }

const staticSwitch = storageEntry("radio/static", boolean(), true)
/** The duration of the static after the dial has stopped, in milliseconds. */
const hissMilliseconds = 1500

/**
 * A radio with every playlist on its dial and static in between. It keeps playing on other pages of the site.
 *
 * @feed A radio with all the playlists on one dial, and static between them.
 * @data playlists, songs
 */
export default function Radio() {
  const { playlists, songs } = usePageData<Data>()
  const { siteName } = usePage()
  const stations = useMemo(() => stationsOf(playlists, songs), [playlists, songs])
  const { state, dial, tuned, last } = useTuner(stations)
  const [hisses, setHisses] = useStorage(staticSwitch)
  const [turnedTo, setTurnedTo] = useState<number | null>(null)
  const id = useId()

  useEffect(() => {
    if (turnedTo === null) return
    const timer = setTimeout(() => setTurnedTo(null), hissMilliseconds)
    return () => clearTimeout(timer)
  }, [turnedTo])
  const box = useRef<HTMLDivElement>(null)
  const isTurning = state.moving
  const voices = useVoices(stations, { dial, tuned, isTurning }, box)
  const { voice, isMet, found, foundVoices, voiceCount } = voices
  const line = isPlaying(state) || (tuned && !isTurning) ? "" : voices.line
  useThing(turnedTo !== null && isMet)
  const foundStations = stations.filter(({ slug }) => found.includes(slug))
  useNoise(hisses && turnedTo !== null, hiss(stations, dial) * (voice ? 0.35 : 1), line)

  const on = state.on?.station.slug === last?.slug ? state.on : null
  const song = isPlaying(state) && state.on ? current(state.on.list) : null
  useTitleTicker(true, song ? `${song.title} - ${siteName}` : undefined)

  const turn = (to: number) => {
    setTurnedTo(to)
    radio.turn(to, stationAt(stations, to))
  }
  const tune = (station: Station | null) => {
    setTurnedTo(null)
    if (station) radio.tune(station)
  }

  return (
    <div className={styles.radio} ref={box}>
      <div className={`lcd ${styles.display}`}>
        <p className={styles.tuned} aria-hidden="true">
          <span className={styles.digits}>{megahertz(dial)}</span>
          <span className={styles.name}>{tuned?.name ?? (isMet ? voice?.name : "- - -")}</span>
        </p>
        <div className={styles.songTitle}>
          <p role="status" className={tuned && !line ? undefined : styles.voice}>
            {line || display(state, tuned, dial)}
          </p>
          <p role="status">{state.on?.notice}</p>
        </div>
      </div>
      <Dial
        found={foundStations}
        voices={foundVoices}
        dial={dial}
        tuned={tuned}
        onTurn={turn}
        onSeek={by => tune(neighbour(stations, dial, by))}
      />
      <Controls state={state} stations={stations} tuned={tuned} playable={toPlay(stations, dial)} />
      <p className={styles.count}>
        Found: {foundStations.length} of {stations.length} stations, {foundVoices.length} of {voiceCount}{" "}
        voices.
      </p>
      <details>
        <summary>Look up the stations</summary>
        <Checkbox label="Static between the stations" checked={hisses} onChange={setHisses} />
        <Stations stations={stations} tuned={tuned} onTune={tune} />
      </details>
      {last && (
        <section className={styles.songs} aria-labelledby={`${id}-songs`}>
          <h2 id={`${id}-songs`}>{last.name}</h2>
          <SongList state={on?.list ?? start(last.songs)} onChoose={place => radio.choose(last, place)} />
          <p>
            {playlistSummary(last.songs)}. {missingVideosText(last.songs)}{" "}
            <PageLink to={`/playlist/${last.slug}`}>The playlist has a page of its own</PageLink>
          </p>
        </section>
      )}
    </div>
  )
}

import { useContext, useEffect, useEffectEvent, useRef, useState } from "react"
import { BidiIsolate } from "../../../components/bidi-isolate/BidiIsolate"
import { Reserve } from "../../../components/reserve/Reserve"
import { ShareButton } from "../../../components/share-button/ShareButton"
import { now } from "../../../hooks/browser/clock"
import { useMotion } from "../../../hooks/browser/motion"
import { CurrentSongContext, SongChoiceContext } from "../../../hooks/music/songChoice"
import { usePage, usePageData } from "../../../hooks/page/page"
import { putQuery, watchQuery } from "../../../hooks/page/query"
import { text } from "../../../kits/address/codecs"
import { useAddress } from "../../../kits/address/useAddress"
import { Field } from "../../../kits/controls/Field"
import { useSound } from "../../../kits/sound/useSound"
import type { Song } from "../../../lib/music/playlist"
import { hasVideo } from "../../../lib/music/playlistState"
import { designOf } from "./designs"
import { humOf } from "./hum"
import {
  crumple,
  cutName,
  isRecordedOver,
  maxName,
  maxOut,
  messageOf,
  newTape,
  songAt,
  spill,
  splitTitle,
  type Tape,
  turnOver,
  wind,
} from "./logic"
import * as styles from "./Mixtape.module.css"
import { Cassette } from "./parts/Cassette"
import { Crumpled } from "./parts/Crumpled"
import { Salad } from "./parts/Salad"
import { firstGrip, grab, pressed, type Reel } from "./reel"
import { useWhirr } from "./useWhirr"

/** The time after which a song that is wound to is put into the player, in milliseconds. */
const restMs = 600

/**
 * A cassette of the playlist, wound with a pencil. Wound too fast, its tape comes out over the whole window. Side B has
 * songs that were never recorded. A friend's name can be written on it. The tape and the player are at the same song.
 *
 * @feed A cassette of the list with a pencil in it. Wound too fast, its tape comes out over the whole window.
 */
export default function Mixtape() {
  const { path, title } = usePage()
  const { songs, sideB } = usePageData<{ songs: readonly Song[]; sideB: readonly string[] }>()
  const chooseSong = useContext(SongChoiceContext)
  const current = useContext(CurrentSongContext)
  const motion = useMotion()
  const whirr = useWhirr()
  const { open } = useSound()
  const { values, set } = useAddress({ for: text("", { maxLength: maxName }) })
  const friend = values.for.slice(0, maxName)
  const [tape, setTape] = useState(() => newTape(songs.length))
  const [grip, setGrip] = useState(firstGrip)
  /** True after a press, which is seen as a turn; a hand turns by itself. */
  const [isPress, setPress] = useState(false)
  /** An answer of a button, until the tape is wound. */
  const [answer, setAnswer] = useState<string | null>(null)
  const cassette = useRef<HTMLDivElement>(null)
  const lastMs = useRef(0)
  const counts = { A: songs.length, B: Math.max(1, sideB.length) }

  // A link to a song opens the tape there.
  const seek = useEffectEvent((query: URLSearchParams) => {
    const linked = Number(query.get("song")) - 1
    if (songs[linked]) setTape(old => (old.happening === "none" ? { ...old, at: linked } : old))
  })
  useEffect(() => watchQuery(query => seek(query)), [])

  // The tape follows the player. On arrival a link to a song without a video leaves them at different ones.
  const [followed, setFollowed] = useState<number | null>(null)
  if (current !== null && current !== followed) {
    setFollowed(current)
    const isFree = tape.side === "A" && tape.out === 0 && (followed !== null || tape.at === 0)
    if (isFree && songAt(tape, counts.A) !== current)
      setTape({ ...tape, at: current, happening: tape.happening === "none" ? "none" : "wound" })
  }

  const run = (reel: Reel, turns: number) => {
    const at = now()
    const seconds = (at - lastMs.current) / 1000
    lastMs.current = at
    setAnswer(null)
    setTape(old => wind(old, reel === "right" ? turns : -turns, seconds, counts))
    whirr(Math.max(0.3, tape.heat))
  }
  const press = (reel: Reel, turns: number) => {
    setPress(true)
    setGrip(old => pressed(old, reel, turns))
    run(reel, turns)
  }
  const drag = (degrees: number) => {
    setPress(false)
    setGrip(old => ({ ...old, angle: old.angle + degrees }))
    run(grip.reel, Math.abs(degrees) / 360)
  }
  const pull = (turns: number) => {
    setPress(false)
    setAnswer(null)
    setTape(old => spill(old, turns, counts))
    whirr(1)
  }
  const index = songAt(tape, counts[tape.side])
  const written = (tape.side === "A" ? songs[index]?.title : sideB[index]) ?? "Nothing"
  const { artist, song } = tape.side === "A" ? splitTitle(written) : sideBSong(tape, written)
  const times = tape.crumpled[`${tape.side}${index}`] ?? 0
  const shown = crumple(song, times)
  const place = `Song ${index + 1} of ${counts[tape.side]}`
  const putIn = (song: number) => {
    chooseSong(song)
    putQuery({ song: song === 0 ? null : String(song + 1) })
  }
  // The player follows the tape once it rests.
  const isWound = tape.side === "A" && tape.out === 0 && tape.happening !== "none"
  const rested = isWound && songs[index] && hasVideo(songs[index]) ? index : null
  const putInRested = useEffectEvent(putIn)
  useEffect(() => {
    if (rested === null || rested === current) return
    const timer = setTimeout(() => putInRested(rested), restMs)
    return () => clearTimeout(timer)
  }, [rested, current])
  const play = () => {
    const chosen = songs[index]
    if (tape.side === "B" || !chosen) return setAnswer("Hiss.")
    putIn(index)
    if (hasVideo(chosen))
      return setAnswer(`It is in the player.${times > 0 ? ` On your tape it goes “${shown}”.` : ""}`)
    const { words, notes } = humOf(shown)
    for (const { frequency, at } of notes)
      open()?.play({ frequency, at, seconds: 0.3, loudness: 0.06, shape: "triangle" })
    setAnswer(`Nobody has found a video of it. Pertti hums it: “${words}”`)
  }
  const writeName = (text: string) => {
    const name = cutName(text)
    set({ for: name })
    setAnswer(name === text ? null : `The label is too short for that. It says “${name}”.`)
  }
  const turn = () => {
    setPress(false)
    setAnswer(tape.out > 0 ? "Wind it in first." : null)
    setTape(turnOver)
  }
  return (
    <div className={styles.tool}>
      <Cassette
        ref={cassette}
        tape={tape}
        name={`A cassette labelled ${title}${friend && `, for ${friend}`}, with a pencil in it`}
        position={`${place}, side ${tape.side}: ${shown}`}
        title={title}
        friend={friend}
        design={designOf(path.replace("/playlist/", ""))}
        grip={grip}
        moving={motion && isPress}
        onGrab={(reel, degrees) => {
          setPress(false)
          setGrip(old => grab(old, reel, degrees))
        }}
        onDrag={drag}
        onPress={press}
        onPull={pull}
      />
      <div className={styles.desk}>
        <p className={styles.message} role="status" aria-label="Tape">
          <span>
            <BidiIsolate>{answer ?? messageOf(tape, friend, place)}</BidiIsolate>
          </span>
        </p>
        <p className={styles.now} role="status" aria-label="Under the head">
          <span className={styles.artist}>{artist}</span>
          <span className={styles.song}>
            <Reserve all={[...songs.map(({ title }) => splitTitle(title).song), ...sideB]}>
              {times > 0 ? <Crumpled title={shown} /> : song}
            </Reserve>
          </span>
        </p>
        <div className="buttons">
          <button type="button" onClick={() => press("left", 1)}>
            Wind back
          </button>
          <button type="button" className="default" onClick={() => press("right", 1)}>
            Wind on
          </button>
          <button type="button" onClick={play}>
            {tape.side === "B" || (songs[index] && hasVideo(songs[index])) ? "Play this" : "Hum it"}
          </button>
          <button type="button" onClick={turn}>
            Turn it over
          </button>
        </div>
        <div className={styles.gift}>
          <Field beside label="A tape for" value={friend} onChange={writeName} />
          <ShareButton
            text={
              isRecordedOver(tape)
                ? `I heard ${title} to the very end of side B. Pertti is wanted for dinner.`
                : `${friend ? `A tape for ${friend}` : "A tape"}: ${title}`
            }
          />
        </div>
      </div>
      {tape.out > 0 && <Salad share={tape.out / maxOut} cassette={cassette} />}
    </div>
  )
}

/** Returns what is under the head on side B. */
function sideBSong(tape: Tape, title: string): { artist: string; song: string } {
  return isRecordedOver(tape)
    ? { artist: "Mother", song: "Pertti! Dinner!" }
    : { artist: "Never recorded", song: title }
}

import { useEffect, useEffectEvent, useState } from "react"
import { array, maxLength, picklist, pipe } from "valibot"
import { Button } from "../../components/button/Button"
import { Reserve } from "../../components/reserve/Reserve"
import { ShareButton } from "../../components/share-button/ShareButton"
import { StatusMessage } from "../../components/status-message/StatusMessage"
import { useMotion } from "../../hooks/browser/motion"
import { usePlays } from "../../hooks/music/plays"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { useStorage } from "../../hooks/storage/useStorage"
import type { Codec } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { useSound } from "../../kits/sound/useSound"
import { useThing } from "../../kits/things/useThing"
import { creatureNames, creatures, webmasterTaps } from "./creatures"
import {
  answerOf,
  creatureOf,
  favouriteOf,
  formatTaps,
  matchText,
  parseTaps,
  recordingMs,
  type Taps,
  toneOf,
} from "./logic"
import { Album } from "./parts/Album"
import { Card } from "./parts/Card"
import { Pad } from "./parts/Pad"
import * as styles from "./Spotify.module.css"
import { useRecorder } from "./useRecorder"
import { useReplay } from "./useReplay"

const codecs: { taps: Codec<Taps | null> } = {
  taps: { initial: null, parse: parseTaps, format: taps => taps && formatTaps(taps) },
}
const album = storageEntry(
  "spotify",
  pipe(array(picklist(creatureNames)), maxLength(creatureNames.length)),
  [],
)

/**
 * A drum: ten seconds of taps are a year in music, and the creature that taps like this.
 *
 * @feed Tap for ten seconds, and see which animal taps like you. Some of the animals are washing machines.
 */
export default function Spotify() {
  const { values, set } = useAddress(codecs)
  const [found, setFound] = useStorage(album)
  const { give } = useThing()
  const [own, setOwn] = useState<Taps | null>(null)
  const [friend, setFriend] = useState<Taps | null>(null)
  const motion = useMotion()
  const plays = usePlays()
  const sound = useSound(() => replay.stop())

  const knock = (taps: Taps, beat: number) => sound.open()?.play(toneOf(creatureOf(taps, true), beat))
  const [isAloud, setAloud] = useState(false)
  const replay = useReplay(beat => {
    if (isAloud && shown) knock(shown, beat)
  })
  const play = (taps: Taps, aloud: boolean) => {
    setAloud(aloud)
    replay.start(taps)
  }
  const { recording, tap } = useRecorder(taps => {
    const creature = creatureOf(taps, true)
    setOwn(taps)
    set({ taps })
    if (!found.includes(creature)) setFound([...found, creature])
    give()
    if (creature === "neighbour") play(answerOf(taps), true)
  })
  const shown = recording?.taps ?? values.taps
  const isOwn = own !== null && values.taps !== null && formatTaps(own) === formatTaps(values.taps)
  const isSent = values.taps !== null && !isOwn && !recording
  const creature = shown && creatureOf(shown, !recording)

  const press = () => {
    // Whoever answers a friend's rhythm is compared with it.
    if (!recording && values.taps && !isOwn) setFriend(values.taps)
    const beat = tap()
    if (beat === 0) return
    replay.stop()
    const { taps } = recording ?? { taps: [] }
    sound.open()?.play(toneOf(creatureOf(taps, false), beat))
  }
  const greet = useEffectEvent((taps: Taps) => {
    if (motion && !isOwn) play(taps, false)
  })
  useEffect(() => {
    if (values.taps && motion) greet(values.taps)
  }, [values.taps, motion])

  const other = friend ?? webmasterTaps
  const isPlaying = replay.replay !== null && isAloud
  const name = creature ? creatures[creature].name : ""
  return (
    <div className={styles.tool}>
      <Pad
        creature={creature}
        taps={shown ?? []}
        beat={replay.replay ? replay.replay.beat : recording ? recording.taps.length : 0}
        elapsedMs={recording ? recording.elapsedMs : shown ? recordingMs : null}
        onTap={press}
      />
      <Card
        whose={isSent ? "A friend's year in music" : "Your year in music"}
        creature={creature}
        taps={shown ?? []}
        isOver={!recording}
        favourite={isOwn ? favouriteOf(plays) : null}
        other={{
          who: friend ? "Your friend" : "The webmaster",
          creature: creatureOf(other, true),
          match: shown && !recording && !isSent ? matchText(shown, other) : "",
        }}
      >
        <div className="buttons">
          <Button
            className="default"
            disabled={!values.taps || recording !== null}
            onClick={() => (isPlaying ? replay.stop() : values.taps && play(values.taps, true))}
          >
            <Reserve inline all={["Hear it"]}>
              {isPlaying ? "Stop" : "Hear it"}
            </Reserve>
          </Button>
          <ShareButton
            text={isOwn ? `I tap like ${name}. This is what it sounds like.` : "Tap for ten seconds"}
            {...(values.taps ? { link: `?taps=${formatTaps(values.taps)}` } : {})}
          />
        </div>
      </Card>
      <Album found={found} />
      <StatusMessage>
        {recording
          ? "Keep tapping."
          : isSent
            ? `A friend who taps like ${name} sent you this. Tap back.`
            : creature
              ? `You tap like ${name}. Tap again and be somebody else.`
              : "Any rhythm. Any key."}
      </StatusMessage>
    </div>
  )
}

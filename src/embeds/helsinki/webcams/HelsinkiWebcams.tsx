import { useRef, useState } from "react"
import { Button } from "../../../components/button/Button"
import { ShareButton } from "../../../components/share-button/ShareButton"
import { StatusMessage } from "../../../components/status-message/StatusMessage"
import { useNow } from "../../../hooks/browser/clock"
import { text } from "../../../kits/address/codecs"
import { useAddress } from "../../../kits/address/useAddress"
import { formatDuration } from "../../../lib/text/duration"
import { cameras } from "./cameras"
import * as styles from "./HelsinkiWebcams.module.css"
import { intervalMs, momentOf, sceneAt, shotAt, stamp, sunTimes } from "./logic"
import { CameraView } from "./parts/CameraView"
import { OtherMoment } from "./parts/OtherMoment"
import { Presets } from "./parts/Presets"
import { heightOf, thanks, waveAnswers, weatherOf } from "./sentences"
import { nextTram } from "./tram"

/**
 * Four drawn webcams of Helsinki with real daylight and seasons, invented weather and a new picture every 30 seconds.
 *
 * @feed Four webcams of Helsinki that are drawn by your own browser, with the true light of the minute.
 */
export default function HelsinkiWebcams() {
  const now = useNow(1000)
  const { values, set } = useAddress({ at: text(null) })
  const asked = values.at
  const [pausedAt, setPausedAt] = useState<number | null>(null)
  const [presses, setPresses] = useState(0)
  const [message, setMessage] = useState("")

  const pictures = useRef<HTMLDivElement>(null)

  const moment = asked === null ? null : momentOf(asked)
  const live = now === null ? null : (pausedAt ?? shotAt(now.getTime()))
  const at = moment && "at" in moment ? moment.at : live
  const isLive = now !== null && at === live && pausedAt === null && moment === null
  const scene = at === null ? null : sceneAt(at)
  const sun = at === null ? null : sunTimes(at)

  return (
    <section className={styles.tool} aria-label="The webcams">
      <div ref={pictures} className={styles.cameras}>
        {cameras.map((camera, i) => (
          <CameraView
            key={camera.key}
            camera={camera}
            number={i + 1}
            scene={scene}
            grain={presses}
            onWave={() => setMessage(waveAnswers[camera.key])}
          />
        ))}
      </div>
      <div className="buttons">
        <Button
          disabled={now === null}
          onClick={() => {
            setPresses(presses + 1)
            setMessage(thanks(presses))
          }}
        >
          Refresh
        </Button>
        <Button
          disabled={now === null || moment !== null}
          aria-pressed={pausedAt !== null}
          onClick={() => setPausedAt(pausedAt === null ? live : null)}
        >
          Hold the picture
        </Button>
        <Presets now={now?.getTime() ?? null} asked={asked} onAsk={at => set({ at })} />
      </div>
      <div className={styles.messages}>
        <span className={styles.wait}>
          {isLive && now
            ? `Next picture in ${formatDuration(intervalMs - (now.getTime() % intervalMs), { from: "second" })}`
            : ""}
        </span>
        <StatusMessage>{message}</StatusMessage>
      </div>
      <p className={styles.facts}>
        {scene && sun && at !== null
          ? `Helsinki, ${stamp(at)}. The sun is ${heightOf(scene)}; that day it rises at ${sun.rises} and sets at ${sun.sets}. Weather, made up: ${weatherOf(scene)}. Next tram: ${nextTram(at)}.`
          : "Dialling Helsinki..."}
      </p>
      <OtherMoment
        asked={asked}
        problem={moment && "problem" in moment ? moment.problem : null}
        onAsk={next => {
          set({ at: next })
          // On a phone the pictures are out of sight, above the form.
          pictures.current?.scrollIntoView?.({ block: "start" })
        }}
      />
      <div className="buttons">
        <ShareButton text={moment && at !== null ? `Helsinki, ${stamp(at)}` : undefined} />
      </div>
    </section>
  )
}

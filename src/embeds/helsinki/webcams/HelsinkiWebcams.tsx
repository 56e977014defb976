import { useEffect, useEffectEvent, useState } from "react"
import * as v from "valibot"
import { Button } from "../../../components/button/Button"
import { ShareButton } from "../../../components/share-button/ShareButton"
import { useNow } from "../../../hooks/browser/clock"
import { useMotion } from "../../../hooks/browser/motion"
import { storageEntry } from "../../../hooks/storage/storageEntry"
import { useStorage } from "../../../hooks/storage/useStorage"
import { choice, text } from "../../../kits/address/codecs"
import { useAddress } from "../../../kits/address/useAddress"
import { type Camera, cameras } from "./cameras"
import * as styles from "./HelsinkiWebcams.module.css"
import { momentOf, sceneAt, shotAt, stamp, sunTimes } from "./logic"
import { CameraPicture } from "./parts/CameraPicture"
import { Presets } from "./parts/Presets"
import { Stage } from "./parts/Stage"
import { useHands } from "./parts/useHands"
import { greeting, heightOf, waveAnswers, weatherOf } from "./sentences"
import { nextTram } from "./tram"

/** The number of waves at each camera, by its key. */
const wavesEntry = storageEntry<Record<string, number>>(
  "helsinki/webcams",
  v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0))),
  {},
)
/** After so many waves the people of a camera wave first. */
const known = 3

/**
 * Four drawn webcams of Helsinki with real daylight and seasons. The people in them wave back, and one comes closer.
 *
 * @feed Four webcams of Helsinki with the true light of the minute. Wave, and they wave back.
 */
export default function HelsinkiWebcams() {
  const now = useNow(1000)
  const moves = useMotion()
  const { values, set } = useAddress({
    cam: choice(cameras.map(({ key }) => key)),
    at: text(null),
  })
  const [waves, setWaves] = useStorage(wavesEntry)
  /** The number of the last answer at each camera. */
  const [answers, setAnswers] = useState<Partial<Record<Camera["key"], number>>>({})
  const [isGreeted, setGreeted] = useState(false)
  const { hands, progress, wave } = useHands(moves)

  const asked = values.at
  const index = Math.max(
    0,
    cameras.findIndex(({ key }) => key === values.cam),
  )
  const camera = cameras[index] as Camera
  const moment = asked === null ? null : momentOf(asked)
  const at = moment && "at" in moment ? moment.at : now === null ? null : shotAt(now.getTime())
  const scene = useScene(at)
  const sun = at === null ? null : sunTimes(at)
  const answer = answers[camera.key] ?? null
  const near = answer === 1 || answer === 2 || answer === 3 ? answer : null
  const awake = answer === null ? 0 : Math.min(1, (Math.min(answer, 3) + progress) / 4)

  const greet = useEffectEvent(() => {
    if (answers[camera.key] === undefined && (waves[camera.key] ?? 0) >= known) {
      setGreeted(true)
      wave()
    } else setGreeted(false)
  })
  const { key } = camera
  // biome-ignore lint/correctness/useExhaustiveDependencies: people greet whoever comes to another camera.
  useEffect(() => {
    greet()
  }, [key])

  const waveAt = () => {
    // While they wave, they don't count.
    if (scene === null || (hands !== null && !isGreeted)) return
    setGreeted(false)
    setWaves(old => ({ ...old, [key]: (old[key] ?? 0) + 1 }))
    setAnswers(old => ({ ...old, [key]: ((old[key] ?? -1) + 1) % waveAnswers[key].length }))
    wave()
  }

  return (
    <section className={styles.tool} aria-label="The webcams">
      <div className={styles.cameras}>
        <Stage
          key={key}
          camera={camera}
          number={index + 1}
          scene={scene}
          hands={hands}
          awake={awake}
          near={near}
          onWave={waveAt}
        />
        <ul className={styles.others} aria-label="Cameras">
          {cameras.map((each, i) => (
            <li key={each.key}>
              <button type="button" aria-pressed={each.key === key} onClick={() => set({ cam: each.key })}>
                <CameraPicture camera={each} number={i + 1} scene={scene} label={null} />
                <span>{each.name}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.message} role="status">
        {isGreeted ? greeting : answer === null ? "Nobody has noticed you yet." : waveAnswers[key][answer]}
      </p>
      <div className="buttons">
        <Button className="default" disabled={now === null} onClick={waveAt}>
          Wave
        </Button>
        <Presets now={now?.getTime() ?? null} asked={asked} onAsk={at => set({ at })} />
        <ShareButton text={`Wave at ${camera.name}. They wave back.`} />
      </div>
      <p className={styles.facts}>
        {moment && "problem" in moment
          ? moment.problem
          : scene && sun && at !== null
            ? `Helsinki, ${stamp(at)}. The sun is ${heightOf(scene)}. It rises at ${sun.rises} and sets at ${sun.sets}. Next tram: ${nextTram(at)}. Weather, made up: ${weatherOf(scene)}.`
            : "Dialling Helsinki..."}
      </p>
    </section>
  )
}

/** Returns the scene of an instant, the same object as long as the instant is. */
function useScene(at: number | null) {
  const [last, setLast] = useState<ReturnType<typeof sceneAt> | null>(null)
  if (at === null) return null
  if (last?.at === at) return last
  const scene = sceneAt(at)
  setLast(scene)
  return scene
}

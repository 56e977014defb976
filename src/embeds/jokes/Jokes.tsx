import { useState } from "react"
import * as v from "valibot"
import { ShareButton } from "../../components/share-button/ShareButton"
import { StatusMessage } from "../../components/status-message/StatusMessage"
import { useNow } from "../../hooks/browser/clock"
import { usePageData } from "../../hooks/page/page"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { useStorage } from "../../hooks/storage/useStorage"
import { whole } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { useTicks } from "../../kits/motion/useTicks"
import { useSound } from "../../kits/sound/useSound"
import { pluralise } from "../../lib/text/pluralise"
import * as styles from "./Jokes.module.css"
import { jokeOfDay, nextPhase, type Phase, stepTo, verdict } from "./logic"
import { Stage } from "./parts/Stage"
import type { Joke } from "./schema"

const thrown = storageEntry(
  "jokes",
  v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0))),
  {} as Record<string, number>,
)

/**
 * A hundred jokes told with comic timing: setup, pause, punchline. There is a rim shot and a count of groans.
 *
 * @feed A hundred jokes, told with the wait that each needs, and a tomato for every groan.
 * @data jokes
 */
export default function Jokes() {
  const { jokes } = usePageData<{ jokes: Joke[] }>()
  const { values, set } = useAddress({ joke: whole(0, jokes.length, 0) })
  const [groans, setGroans] = useStorage(thrown)
  const time = useNow()
  const [progress, setProgress] = useState<{ number: number; phase: Phase }>({ number: 0, phase: "setup" })
  const [drum, setDrum] = useState(false)
  const { open } = useSound()

  const today = time
    ? jokeOfDay({ year: time.getFullYear(), month: time.getMonth() + 1, day: time.getDate() }, jokes.length)
    : 0
  const number = values.joke || today
  const joke = jokes[number - 1]
  const phase = progress.number === number ? progress.phase : "setup"
  useTicks(joke !== undefined && phase !== "punchline", 1800, () =>
    setProgress({ number, phase: nextPhase(phase) }),
  )
  useTicks(drum, 250, () => setDrum(false))

  const go = (steps: number) => {
    const to = stepTo(number || 1, steps, jokes.length)
    setProgress({ number: to, phase: "setup" })
    set({ joke: to })
  }
  const rimShot = () => {
    setDrum(true)
    const sound = open()
    sound?.play({ frequency: 190, seconds: 0.16, loudness: 0.3, shape: "triangle" })
    sound?.play({ frequency: 130, at: 0.17, seconds: 0.2, loudness: 0.3, shape: "triangle" })
    for (const frequency of [3170, 4230, 5410, 6730, 8090])
      sound?.play({ frequency, at: 0.36, seconds: 0.8, loudness: 0.02, shape: "square" })
  }
  const count = groans[number] ?? 0
  const total = Object.values(groans).reduce((sum, one) => sum + one, 0)

  return (
    <div className={styles.tool}>
      <Stage number={number} phase={phase} groans={count} drum={drum}>
        <div className={styles.words} role="status" aria-label="The joke">
          <p>{joke ? joke.setup : "Tap, tap. One, two."}</p>
          <p className={styles.punchline} data-phase={phase}>
            {phase === "punchline" ? joke?.punchline : phase === "wait" ? "Wait for it…" : "…"}
          </p>
        </div>
      </Stage>
      <div className={styles.buttons}>
        <button type="button" onClick={() => go(1)}>
          Next joke
        </button>
        <button type="button" onClick={rimShot}>
          Rim shot
        </button>
        <button
          type="button"
          onClick={() => setGroans(old => ({ ...old, [number]: (old[number] ?? 0) + 1 }))}
        >
          Groan
        </button>
        <button type="button" onClick={() => go(-1)}>
          The one before
        </button>
        <ShareButton text={joke?.setup} link={`?joke=${number || 1}`} />
      </div>
      <p className={styles.house}>
        Joke {number || 1} of {jokes.length}: {pluralise(count, "groan")}. {verdict(count)}
      </p>
      <StatusMessage>{pluralise(total, "tomato", "tomatoes")} thrown in all</StatusMessage>
      <details>
        <summary>The whole programme</summary>
        <ol className={styles.list}>
          {jokes.map(({ setup, punchline }) => (
            <li key={setup}>
              {setup} <i>{punchline}</i>
            </li>
          ))}
        </ol>
      </details>
    </div>
  )
}

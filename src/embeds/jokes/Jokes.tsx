import { useRef, useState } from "react"
import { random } from "../../hooks/browser/random"
import { usePageData } from "../../hooks/page/page"
import { text, whole } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { inSentence, labelOf, useGuest, useHappenings } from "../../kits/guest/useGuest"
import { usePastGuest } from "../../kits/guest/usePastGuest"
import { useTicks } from "../../kits/motion/useTicks"
import { useSound } from "../../kits/sound/useSound"
import { useThing } from "../../kits/things/useThing"
import { randomInt } from "../../lib/game/random"
import * as styles from "./Jokes.module.css"
import {
  type Action,
  eveningKind,
  eveningLength,
  eveningText,
  firstLaughText,
  greetingAfter,
  phaseMs,
  programme,
  saidBeside,
  scoreOf,
  start,
  step,
} from "./logic"
import { Paper } from "./parts/Paper"
import { type Splat, Stage, view } from "./parts/Stage"
import { Tomato } from "./parts/Tomato"
import type { Joke } from "./schema"
import { sounds } from "./sounds"

/** The number of evenings with a programme of their own. */
const evenings = 500
const maxSplats = 14

/**
 * A comedian whose only audience is the visitor: a laugh, a groan or a tomato at the right or the wrong time, for eight
 * jokes and a review.
 *
 * @feed A comedian in a cellar, for whom you are the canned laughter, and the review in the next day's paper.
 * @data jokes
 */
export default function Jokes() {
  const { jokes } = usePageData<{ jokes: Joke[] }>()
  const { values, set } = useAddress({ evening: whole(1, evenings, 1), review: text("", { maxLength: 8 }) })
  const [evening, setEvening] = useState(start)
  /** Laughs at the guest outside the jokes. */
  const [early, setEarly] = useState(0)
  /** True while he answers a laugh at the guest that came during an answer. */
  const [isAside, setAside] = useState(false)
  const [splats, setSplats] = useState<readonly Splat[]>([])
  const [noise, setNoise] = useState<{ id: number; text: string } | null>(null)
  const stage = useRef<SVGSVGElement>(null)
  const { open } = useSound()
  const { give } = useThing()
  const guest = useGuest()
  const eveningJokes = programme(jokes, values.evening)
  const reviewed = /^[LGSEDT]{8}$/.test(values.review)

  const happened = useHappenings()
  const past = usePastGuest()
  const said = guest
    ? saidBeside(evening, inSentence(guest), eveningJokes, {
        isAside,
        isAgain: happened.some(({ thing }) => thing === guest.path),
        past: past && inSentence(past),
      })
    : past && evening.phase === "idle"
      ? greetingAfter(inSentence(past), happened[0]?.kind)
      : evening.said
  const score = scoreOf(evening.outcomes, early)

  const act = (action: Action) => {
    const next = step(evening, action, eveningJokes)
    setEvening(next)
    // A laugh outside the jokes can only be at the guest, which is there for its first one.
    const isFirst = guest !== null && score.guest === 0 && action === "laugh"
    const isOutside = isFirst && (evening.phase === "idle" || evening.phase === "answer")
    if (isOutside || action !== "laugh") setAside(isOutside && evening.phase === "answer")
    if (isOutside) setEarly(1)
    if (isFirst && (isOutside || scoreOf(next.outcomes, 0).guest > 0)) guest.remember(firstLaughText, "left")
    if (next.phase !== "over") return
    set({ review: next.outcomes })
    guest?.remember(eveningText(score), eveningKind(score))
    give()
  }
  useTicks(evening.phase !== "idle" && evening.phase !== "over", phaseMs({ ...evening, said }), () =>
    act("go on"),
  )

  const react = (action: "laugh" | "groan") => {
    setNoise({ id: (noise?.id ?? 0) + 1, text: action === "laugh" ? "HA" : "oh no" })
    sounds[action](open(), random)
    act(action)
  }
  const hurl = (at: { x: number; y: number } | null) => {
    const box = stage.current?.getBoundingClientRect()
    const scale = box && box.width > 0 ? Math.min(box.width / view.width, box.height / view.height) : 1
    // The visible part stands on the bottom of its box, in the middle.
    const x = at && box ? 320 + (at.x - box.left - box.width / 2) / scale : 290 + randomInt(60, random)
    const y = at && box ? view.height + (at.y - box.bottom) / scale : 90 + randomInt(60, random)
    if (y > -100 && y < view.height)
      setSplats(old => [...old, { id: evening.thrown, x, y }].slice(-maxSplats))
    sounds.throw(open(), random)
    act("throw")
  }
  const again = () => {
    setEvening(start)
    setEarly(0)
    setAside(false)
    setSplats([])
    setNoise(null)
    set({ evening: 1 + randomInt(evenings, random), review: "" })
  }
  if (reviewed)
    return (
      <div className={styles.tool}>
        <Paper
          outcomes={values.review}
          jokes={eveningJokes}
          onAgain={again}
          guest={evening.phase === "over" ? guest : null}
          score={score}
        />
      </div>
    )
  const laughs = guest ? `he ${score.comedian}, ${labelOf(guest).toLowerCase()} ${score.guest}` : ""
  const silences = evening.outcomes.split("S").length - 1
  return (
    <div className={styles.tool}>
      <p
        className={styles.bubble}
        role="status"
        aria-label="The comedian"
        data-loud={evening.phase === "punchline" || undefined}
      >
        {evening.phase === "wait" ? `${said} …` : said || "…"}
      </p>
      <Stage
        mood={evening.mood}
        silences={silences}
        splats={splats}
        heard={noise}
        stage={stage}
        guest={guest}
        past={past?.path === guest?.path ? null : past}
        isUpstaged={guest !== null && score.guest > score.comedian}
        onPress={event => hurl({ x: event.clientX, y: event.clientY })}
      />
      <div className={styles.controls}>
        <button type="button" onClick={() => react("laugh")}>
          <b>Ha ha ha</b> Laugh
        </button>
        <button type="button" onClick={() => react("groan")}>
          <b>Oh no</b> Groan
        </button>
        <Tomato onThrow={hurl} />
      </div>
      <p className={styles.count}>
        {evening.phase === "idle"
          ? guest
            ? `Laughs: ${laughs}.`
            : "Eight jokes tonight."
          : `Joke ${Math.min(eveningLength, evening.outcomes.length + (evening.phase === "answer" ? 0 : 1)) || 1} of ${eveningLength}${guest ? `. Laughs: ${laughs}.` : ""}`}
      </p>
    </div>
  )
}

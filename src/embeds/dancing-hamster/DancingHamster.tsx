import { type MouseEvent, useEffect, useRef, useState } from "react"
import * as v from "valibot"
import { Button } from "../../components/button/Button"
import { Reserve } from "../../components/reserve/Reserve"
import { ShareButton } from "../../components/share-button/ShareButton"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { useStorage } from "../../hooks/storage/useStorage"
import { whole } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { Canvas } from "../../kits/canvas/Canvas"
import { Field } from "../../kits/controls/Field"
import { Slider } from "../../kits/controls/Slider"
import { GuestPicture } from "../../kits/guest/GuestPicture"
import { useGuest } from "../../kits/guest/useGuest"
import { useFrames } from "../../kits/motion/useFrames"
import { usePlayback } from "../../kits/motion/usePlayback"
import { useTicks } from "../../kits/motion/useTicks"
import { noteFrequency } from "../../kits/sound/openSound"
import { useSound } from "../../kits/sound/useSound"
import { pluralise } from "../../lib/text/pluralise"
import * as styles from "./DancingHamster.module.css"
import {
  askedAmong,
  atFirst,
  besideOf,
  halfway,
  middleOf,
  shyText,
  stepText,
  together,
  togetherText,
} from "./guest"
import { createHall, type Hall } from "./hall"
import { floorFor, hamsterAt, hint, maxHamsters, notesAt, shyOne, stepMs } from "./logic"

/** The largest number of hamsters among which the visitor has found the shy one. */
const best = storageEntry(
  "dancing-hamster",
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxHamsters)),
  0,
)

/** Seconds for which the shy hamster joins in after it has been found. */
const applauseSeconds = 2.5

/**
 * A canvas of 1 to 1,000 dancing hamsters with a tune and a frame counter. A shy hamster hides among them.
 *
 * @feed Up to a thousand dancing hamsters and their tune; one of them isn't dancing, and wants to be found.
 */
export default function DancingHamster() {
  const { values, set } = useAddress({ hamsters: whole(1, maxHamsters, 60), round: whole(0, 9999, 1) })
  const { playing, label, toggle, calm } = usePlayback(true)
  const [found, setFound] = useStorage(best)
  const [message, setMessage] = useState("")
  const [number, setNumber] = useState("1")
  const [frames, setFrames] = useState(0)
  const [tune, setTune] = useState(false)
  const { open, close } = useSound(() => setTune(false))
  const hall = useRef<Hall | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const time = useRef({ seconds: 0, count: 0, since: 0, step: 0, joy: 0, watched: false })
  const [asked, setAsked] = useState(-1)
  const guest = useGuest()
  /** The place of the guest, and whether it has been asked to dance. */
  const [partner, setPartner] = useState({ ...atFirst, dances: false })

  const { hamsters, round } = values
  const shy = shyOne(hamsters, round)
  const mode = !playing ? "still" : calm ? "nod" : "dance"

  const draw = (pen: CanvasRenderingContext2D, seconds: number) => {
    const now = time.current
    hall.current ??= createHall()
    now.seconds += seconds
    now.joy = Math.max(0, now.joy - seconds)
    const isJoined = now.joy > 0 || (hamsters === 1 && !now.watched)
    hall.current.paint(pen, { count: hamsters, shy: isJoined ? -1 : shy, seconds: now.seconds, mode, asked })
  }
  useFrames(
    playing,
    seconds => {
      const now = time.current
      now.count++
      now.since += seconds
      if (now.since < 1) return
      setFrames(Math.round(now.count / now.since))
      Object.assign(now, { count: 0, since: 0 })
    },
    place,
  )
  useTicks(tune, stepMs, () => {
    const sound = open()
    const { high, low } = notesAt(time.current.step++)
    if (high !== null)
      sound?.play({ frequency: noteFrequency(high + 12), seconds: 0.22, loudness: 0.07, shape: "square" })
    if (low !== null)
      sound?.play({ frequency: noteFrequency(low), seconds: 0.3, loudness: 0.12, shape: "triangle" })
  })
  useEffect(() => {
    if (!tune) close()
  }, [tune, close])

  const floorNow = () => hall.current?.floor() ?? floorFor(hamsters, 3, 2)
  const change = (to: number) => {
    setAsked(-1)
    setMessage("")
    set({ hamsters: to })
  }
  const ask = (index: number | null) => {
    if (index === null || Number.isNaN(index) || index < 0 || index >= hamsters) {
      setMessage(`There are numbers from 1 to ${hamsters}.`)
      return
    }
    setNumber(String(index + 1))
    if (hamsters === 1) {
      setMessage("It can feel you looking. Look away.")
      return
    }
    if (index !== shy) {
      setAsked(index)
      const columns = hall.current?.floor().columns ?? 10
      setMessage(`No. ${index + 1} is dancing. It nods towards ${hint(index, shy, columns)}.`)
      return
    }
    setAsked(-1)
    time.current.joy = applauseSeconds
    setFound(old => Math.max(old, hamsters))
    setMessage(
      guest
        ? togetherText(guest, index + 1)
        : `No. ${index + 1}! It was waiting to be asked. Now another one has gone shy.`,
    )
    if (guest) setPartner({ ...besideOf(index, floorNow()), dances: true })
    guest?.remember(together)
    set({ round: (round + 1) % 10_000 })
  }
  const askGuest = (event: MouseEvent) => {
    event.stopPropagation()
    if (!guest) return
    const to = middleOf(shy, floorNow())
    setPartner({ ...halfway(partner, to), dances: true })
    setMessage(stepText(guest, partner, to))
    if (!partner.dances) guest.remember(askedAmong(hamsters))
  }
  const press = ({ clientX, clientY }: MouseEvent<HTMLDivElement>) => {
    const box = place.current?.querySelector("canvas")
    const at = box?.getBoundingClientRect()
    if (!box || !at || !hall.current) return
    const scale = box.width / Math.max(1, at.width)
    ask(hamsterAt(hall.current.floor(), hamsters, (clientX - at.left) * scale, (clientY - at.top) * scale))
  }
  const watch = (watched: boolean) => {
    time.current.watched = watched
  }

  return (
    <div className={styles.tool}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press is a shortcut for the field with the number below. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same. */}
      <div
        ref={place}
        className={styles.hall}
        onClick={press}
        onPointerEnter={() => watch(true)}
        onPointerLeave={() => watch(false)}
      >
        <Canvas
          label={`${pluralise(hamsters, "hamster")} on a dance floor; ${hamsters === 1 ? "it" : "one of them"} is shy`}
          draw={draw}
          moving={playing}
          className={styles.floor}
        />
        {guest && (
          <button
            type="button"
            className={styles.guest}
            data-dances={(partner.dances && mode === "dance") || undefined}
            style={{ left: `${partner.x}%`, top: `${partner.y}%` }}
            aria-label={`${guest.name}, ${partner.dances ? "dancing. Let it go on" : "not dancing. Ask it"}`}
            onClick={askGuest}
          >
            <GuestPicture guest={guest} />
          </button>
        )}
      </div>
      <p className={styles.message} role="status">
        {message ||
          (guest && hamsters > 1
            ? shyText(guest)
            : found > 0
              ? `Largest hall in which you found the shy one: ${found}.`
              : "Press the one who isn't dancing.")}
      </p>
      <div className={styles.controls}>
        <Slider
          label={`Hamsters: ${hamsters.toLocaleString("en-GB")}`}
          min={1}
          max={maxHamsters}
          value={hamsters}
          onChange={change}
        />
        <Field
          label="Ask by number"
          value={number}
          inputMode="numeric"
          maxLength={4}
          onChange={setNumber}
          className={styles.number ?? ""}
        >
          <button type="button" onClick={() => ask(/^\d+$/.test(number) ? Number(number) - 1 : null)}>
            Ask
          </button>
        </Field>
      </div>
      <div className="buttons">
        <button type="button" onClick={() => setTune(!tune)}>
          <Reserve inline all={["Stop the band", "Play the tune"]}>
            {tune ? "Stop the band" : "Play the tune"}
          </Reserve>
        </button>
        <button type="button" onClick={toggle}>
          {label}
        </button>
        <Button onClick={() => change(hamsters === maxHamsters ? 60 : maxHamsters)}>
          <Reserve inline all={["Only 60, please"]}>
            {hamsters === maxHamsters ? "Only 60, please" : "All 1,000"}
          </Reserve>
        </Button>
        <ShareButton
          text={`One of these ${hamsters} hamsters isn't dancing`}
          link={`?hamsters=${hamsters}&round=${round}`}
        />
        <span className={`lcd ${styles.frames}`}>{playing ? frames : 0} fps</span>
      </div>
    </div>
  )
}

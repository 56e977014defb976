import { type PointerEvent, useRef, useState } from "react"
import { Reserve } from "../../components/reserve/Reserve"
import { ShareButton } from "../../components/share-button/ShareButton"
import { StatusMessage } from "../../components/status-message/StatusMessage"
import { now } from "../../hooks/browser/clock"
import { download } from "../../hooks/browser/download"
import { useMotion } from "../../hooks/browser/motion"
import { type Codec, choice } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { ButtonGrid } from "../../kits/board/ButtonGrid"
import { useGrid } from "../../kits/board/useGrid"
import { Choice } from "../../kits/controls/Choice"
import { inSentence, useGuest } from "../../kits/guest/useGuest"
import { useTicks } from "../../kits/motion/useTicks"
import { useSound } from "../../kits/sound/useSound"
import { wavOf } from "../../lib/music/wav"
import { pluralise } from "../../lib/text/pluralise"
import * as styles from "./HoverSound.module.css"
import {
  columns,
  degreeOf,
  formatTune,
  frequencyOf,
  guestText,
  lengthOf,
  maxTreads,
  nameOf,
  nextTile,
  parseTune,
  recorded,
  render,
  rows,
  scales,
  stepSeconds,
  type Tune,
  tileOfGuest,
  ukkoNooa,
} from "./logic"
import { Walker } from "./parts/Walker"

const tuneCodec: Codec<Tune> = { initial: ukkoNooa, parse: parseTune, format: formatTune }
const sampleRate = 22_050

type Mode = "walk" | "rest" | "loop" | "record"

/**
 * Tiles that sound under the pointer, a finger or keyboard focus, and a hamster that walks the recorded tune.
 *
 * @feed A pavement that sounds underfoot. Record a tune, and a hamster walks it, round and round, for whoever has the link.
 */
export default function HoverSound() {
  const { values, set } = useAddress({ scale: choice(scales), tune: tuneCodec })
  const { scale, tune } = values
  const motion = useMotion()
  const { open, close } = useSound()
  const [awake, setAwake] = useState(false)
  const [mode, setMode] = useState<Mode>("walk")
  const [step, setStep] = useState(0)
  const [trodden, setTrodden] = useState<readonly number[]>([tune[0]?.cell ?? 0])
  const [take, setTake] = useState<Tune>([])
  const last = useRef({ at: 0, over: -1 })
  const grid = useGrid<HTMLTableElement>(rows, columns)
  const pavement = useRef<HTMLDivElement>(null)

  const [steps, setSteps] = useState(0)
  const guest = useGuest()
  /** The tile to which the guest has been trodden; null before. */
  const [pushed, setPushed] = useState<number | null>(null)
  /** The number of the step with which the visitor trod on it; 0 for none. */
  const [trodAt, setTrodAt] = useState(0)
  const guestTile = guest === null ? null : (pushed ?? tileOfGuest(tune))
  const tread = (cell: number) => {
    setTrodden(list => [...list.slice(-5), cell])
    setSteps(old => old + 1)
  }
  const ring = (cell: number, isMuffled = cell === guestTile) => {
    const sound = open()
    if (isMuffled)
      return sound?.play({ frequency: frequencyOf(cell, scale) / 4, seconds: 0.15, loudness: 0.14 })
    sound?.play({ frequency: frequencyOf(cell, scale), seconds: 1.1, loudness: 0.14, shape: "triangle" })
    sound?.play({ frequency: 2 * frequencyOf(cell, scale), seconds: 0.5, loudness: 0.04 })
  }
  /**
   * Called when a tile is entered. A pressed tile always sounds; a tile passed over only after sound was enabled.
   */
  const play = (cell: number, pressed: boolean) => {
    if (pressed && !awake) setAwake(true)
    // A pointer has trodden on the guest before it presses the stone.
    if (pressed && guest && trodAt > 0 && trodAt === steps && cell === trodden.at(-1)) return ring(cell, true)
    if (pressed || awake) ring(cell)
    tread(cell)
    if (cell === guestTile) {
      setTrodAt(steps + 1)
      setPushed(nextTile(cell))
      guest?.remember(guestText(scale))
    }
    if (mode === "walk" || mode === "loop") setMode("rest")
    if (mode !== "record") return
    const at = now()
    setTake(recorded(take, cell, (at - last.current.at) / (1000 * stepSeconds)))
    last.current.at = at
  }
  const walks = mode === "loop" || (mode === "walk" && motion)
  useTicks(
    walks,
    1000 * stepSeconds,
    () => {
      const found = tune.find(each => each.at === step)
      if (found) {
        tread(found.cell)
        if (mode === "loop") ring(found.cell)
      }
      setStep((step + 1) % lengthOf(tune))
    },
    pavement,
  )
  const loop = () => {
    if (mode === "loop") return rest()
    setAwake(true)
    open()
    setStep(0)
    setMode("loop")
  }
  const rest = () => {
    close()
    setMode("rest")
  }
  const record = () => {
    if (mode !== "record") {
      setAwake(true)
      open()
      setTake([])
      return setMode("record")
    }
    if (take.length === 0) return setMode("rest")
    set({ tune: take })
    setStep(0)
    setMode("loop")
  }
  const wake = () => {
    setAwake(true)
    open()
  }
  const silence = () => {
    if (awake) close()
    else open()
    setAwake(!awake)
    if (mode === "loop") setMode("rest")
  }
  const move = ({ clientX, clientY }: PointerEvent) => {
    const button = document.elementFromPoint?.(clientX, clientY)?.closest("button")
    const all = [...(pavement.current?.querySelectorAll("td button") ?? [])]
    const cell = button ? all.indexOf(button) : -1
    if (cell === last.current.over) return
    last.current.over = cell
    if (cell >= 0) play(cell, false)
  }
  const save = () =>
    download(
      new Blob([wavOf(render(tune, scale, sampleRate), sampleRate)], { type: "audio/wav" }),
      "walk.wav",
    )
  const here = trodden.at(-1) ?? 0
  const isTrodden = guest !== null && steps > 0 && (trodAt === steps || here === guestTile)
  const note = isTrodden ? "Mff." : nameOf(here, scale)
  const treads = mode === "record" ? take.length : tune.length

  return (
    <div className={styles.tool}>
      <div
        ref={pavement}
        className={styles.pavement}
        // Dragging a finger over the tiles enables sound; browsers only count the gesture when the finger is
        // lifted.
        onPointerDown={wake}
        onPointerUp={wake}
        onPointerMove={move}
        onPointerLeave={() => {
          last.current.over = -1
        }}
      >
        <ButtonGrid
          label="Tiles"
          rows={rows}
          columns={columns}
          grid={grid}
          cell={cell => ({
            "aria-label": `${nameOf(cell, scale)}${guest && cell === guestTile ? `, under ${inSentence(guest)}` : ""}`,
            "data-lit": trodden.indexOf(cell) < 0 ? undefined : cell === here ? "now" : "before",
            style: { "--hue": (degreeOf(cell) * 47) % 360 } as object,
            onPointerDown: event => {
              // Releases the pointer capture, so that the finger can move on to other tiles.
              event.currentTarget.releasePointerCapture?.(event.pointerId)
              last.current.over = cell
            },
            onClick: () => play(cell, true),
            onKeyUp: event => /^(Arrow|Home|End|Tab)/.test(event.key) && play(cell, false),
          })}
        />
        <Walker
          cell={here}
          before={trodden.slice(0, -1)}
          moving={motion}
          note={steps === 0 ? "" : note}
          guest={guest}
          guestTile={guestTile}
          count={steps}
        />
      </div>
      <div className="buttons">
        <button type="button" aria-pressed={awake} onClick={silence}>
          <Reserve inline all={["Sound is on", "Sound is off"]}>
            {awake ? "Sound is on" : "Sound is off"}
          </Reserve>
        </button>
        <button type="button" onClick={loop}>
          <Reserve inline all={["Play the walk"]}>
            {mode === "loop" ? "Stop" : "Play the walk"}
          </Reserve>
        </button>
        <button type="button" aria-pressed={mode === "record"} onClick={record}>
          <Reserve inline all={["Record"]}>
            {mode === "record" ? "Done" : "Record"}
          </Reserve>
        </button>
        <Choice label="Scale" beside value={scale} options={scales} onChange={to => set({ scale: to })} />
      </div>
      <p className={styles.message} role="status" aria-label="The walk">
        {mode === "record"
          ? `Recording: ${pluralise(take.length, "step")} of ${maxTreads}. Go over the tiles, then press Done.`
          : guest && trodAt > 0 && trodAt === steps
            ? `Mff. That was ${inSentence(guest)}, now one stone on. The stone under it has lost its note.`
            : awake
              ? `${note.replace(/\.$/, "")}. ${formatTune(tune) === formatTune(ukkoNooa) ? "He walks Ukko Nooa, an old Finnish song. Record one of yours." : `He walks your ${pluralise(treads, "step")} now.`}`
              : guest
                ? `Press a stone. The one under ${inSentence(guest)} has lost its note.`
                : "Press a stone. After that you only have to walk."}
      </p>
      <div className="buttons">
        <ShareButton
          text="Somebody walks over my tune"
          link={`?tune=${formatTune(tune)}&scale=${encodeURIComponent(scale)}`}
        />
        <button data-menu="file" type="button" onClick={save}>
          Save as WAV
        </button>
        <button type="button" onClick={() => set({ tune: ukkoNooa })}>
          Back to the old tune
        </button>
      </div>
      <StatusMessage>
        {scale === "modem"
          ? "CONNECT 56000"
          : mode !== "record" && formatTune(tune) === formatTune(ukkoNooa)
            ? "Now walking: Ukko Nooa"
            : `${pluralise(treads, "step")} in your walk`}
      </StatusMessage>
    </div>
  )
}

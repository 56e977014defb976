import { useMemo, useRef, useState } from "react"
import { Reserve } from "../../components/reserve/Reserve"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useMotion } from "../../hooks/browser/motion"
import { usePageData } from "../../hooks/page/page"
import { type Codec, choice } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { Slider } from "../../kits/controls/Slider"
import { useFrames } from "../../kits/motion/useFrames"
import { usePlayback } from "../../kits/motion/usePlayback"
import { type SizeHistory, type SizeStep, sizeLanguages } from "../../lib/content/sizeHistory"
import * as styles from "./CodebaseSizeHistory.module.css"
import { type Landmark, landmarksAround, linesOf, metresOf, sourceNote } from "./logic"
import { Demolition } from "./parts/Demolition"
import { Figures } from "./parts/Figures"
import { Printer } from "./parts/Printer"
import { Scene } from "./parts/Scene"
import { moonSays, Verdict } from "./parts/Verdict"
import { cityOf, placeLandmarks } from "./skyline"

const without: Codec<string[]> = {
  initial: [],
  parse: text => text.split("-").filter(name => (sizeLanguages as readonly string[]).includes(name)),
  format: names => names.join("-"),
}

/** Describes a step for the sign on the site: "2 Jun 2021: 9 lines up, 1 down." */
function signOf({ at, added, removed }: SizeStep): string {
  if (!at) return "Building, without a permit."
  const day = new Date(`${at}Z`).toLocaleDateString("en-GB", { dateStyle: "medium", timeZone: "UTC" })
  return `${day}: ${added.toLocaleString("en-GB")} lines up, ${removed.toLocaleString("en-GB")} down.`
}

/** The duration of the whole animation in seconds. */
const buildSeconds = 9

/**
 * The site's code after each commit as a skyline to scale, by language, with a slider, a crane and a printer.
 *
 * @feed A skyline with a tower for each commit of this site, as high as the lines of that day printed and stacked.
 * @data size-history
 * @data tall-buildings
 */
export default function CodebaseSizeHistory() {
  const data = usePageData<{ "size-history": SizeHistory; "tall-buildings": Landmark[] }>()
  const { "size-history": history, "tall-buildings": landmarks } = data
  const { steps } = history
  const last = steps.length - 1
  const { values, set } = useAddress({
    commit: choice(
      steps.map(({ hash }) => hash),
      null,
    ),
    without,
  })
  const box = useRef<HTMLDivElement>(null)
  const motion = useMotion()
  const { playing, toggle, pause } = usePlayback()
  const [built, setBuilt] = useState(last)
  const linked = steps.findIndex(({ hash }) => hash === values.commit)
  const at = playing ? Math.floor(built) : linked < 0 ? last : linked
  useFrames(
    playing,
    seconds => {
      const next = Math.min(last, built + (seconds * Math.max(1, last)) / buildSeconds)
      setBuilt(next)
      if (next >= last) pause()
    },
    box,
  )
  const left = values.without
  const city = useMemo(() => cityOf(steps, left), [steps, left])
  const step = steps[at]
  const named = step ? (landmarksAround(landmarks, metresOf(linesOf(step, left))).passed?.name ?? null) : null
  const stands = useMemo(
    () => placeLandmarks(landmarks, cityOf(steps, []), steps, named),
    [landmarks, steps, named],
  )
  /** The number of presses on the Moon. */
  const [moon, setMoon] = useState(0)
  if (!step) return null

  const play = () => {
    if (playing) set({ commit: at === last ? null : step.hash })
    else {
      setBuilt(0)
      set({ commit: null })
    }
    toggle()
  }
  const go = (to: number) => {
    pause()
    set({ commit: to === last ? null : (steps[to]?.hash ?? null) })
  }
  const lines = linesOf(step, left)
  const height = `${Math.round(metresOf(lines)).toLocaleString("en-GB")} m`
  return (
    <div className={styles.tool} ref={box} data-moves={motion || undefined}>
      <Verdict step={step} steps={steps} without={left} landmarks={landmarks} quiet={playing} moon={moon} />
      <Scene
        city={city}
        stands={stands}
        at={at}
        tearsDown={step.removed > step.added}
        moon={moon}
        onMoon={() => setMoon((moon + 1) % moonSays.length)}
        label={`A skyline of ${steps.length} towers under a moon; the last one built is ${height} high, with a crane on it`}
      />
      {last > 0 && (
        <div className={styles.row}>
          <Slider
            label={`Picture ${at + 1} of ${steps.length}`}
            min={0}
            max={last}
            value={at}
            valueText={`${step.at.slice(0, 10)}, ${lines} lines`}
            onChange={go}
            className={styles.time}
          />
          <button type="button" onClick={play}>
            <Reserve inline all={["Build it again"]}>
              {playing ? "Pause" : "Build it again"}
            </Reserve>
          </button>
          <ShareButton text={`This website, printed and stacked, is ${height} high`} />
        </div>
      )}
      <Demolition step={step} steps={steps} without={left} onChange={names => set({ without: names })} />
      <p className={styles.board}>
        <Reserve all={steps.map(signOf)}>{signOf(step)}</Reserve>
      </p>
      <Printer lines={lines} steps={steps} />
      <Figures steps={steps} />
      <p>
        <small>{sourceNote(history)}</small>
      </p>
    </div>
  )
}

import { useRef, useState } from "react"
import { Reserve } from "../../components/reserve/Reserve"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useMotion } from "../../hooks/browser/motion"
import { usePageData } from "../../hooks/page/page"
import { choice } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { Slider } from "../../kits/controls/Slider"
import { useFrames } from "../../kits/motion/useFrames"
import * as styles from "./Dinosaurs.module.css"
import {
  ageText,
  comparisonText,
  fitting,
  lengthText,
  mean,
  type Order,
  ordered,
  orders,
  rideOf,
  ridingSpan,
  spanAt,
  stepOf,
} from "./logic"
import { Lineup } from "./parts/Lineup"
import { Scene } from "./parts/Scene"
import { shapes } from "./parts/shapes"
import type { Dinosaur } from "./schema"

const first = "tyrannosaurus"

/**
 * Dinosaurs to scale beside an adult, a hamster and a bus that they can board. The scale can be zoomed and the list
 * sorted.
 *
 * @feed Forty dinosaurs, one at a time, to scale beside an adult, a hamster and a bus, which they may also board.
 * @data dinosaurs
 */
export default function Dinosaurs() {
  const { dinosaurs } = usePageData<{ dinosaurs: Dinosaur[] }>()
  const slugs = dinosaurs.map(({ name }) => name.toLowerCase())
  const { values, set, touched } = useAddress({
    dino: choice(slugs, slugs.includes(first) ? first : (slugs[0] ?? first)),
    sort: choice(orders),
  })
  const row = ordered(dinosaurs, values.sort as Order)
  const at = Math.max(
    0,
    row.findIndex(({ name }) => name.toLowerCase() === values.dino),
  )
  const dinosaur = row[at] as Dinosaur
  const length = mean(dinosaur.length)
  const height = (length * shapes[dinosaur.plan].height) / 100
  const fittingSpan = fitting(length, height)
  const motion = useMotion()
  const [span, setSpan] = useState<number | null>(null)
  const [own, setOwn] = useState<number | null>(null)
  const [shift, setShift] = useState(0)
  const [ride, setRide] = useState<string | null>(null)
  const place = useRef<HTMLDivElement>(null)

  const target = own ?? fittingSpan
  // Shows the whole animal at first; with motion it zooms out from a hamster's height.
  const shown = motion ? (span ?? (touched ? target : 1.2)) : target
  useFrames(
    motion && Math.abs(shown - target) > target * 0.002,
    seconds => setSpan(shown * (target / shown) ** Math.min(1, seconds * 4)),
    place,
  )
  const pick = (name: string) => {
    set({ dino: name.toLowerCase() })
    setSpan(shown)
    setOwn(null)
    setShift(0)
    setRide(null)
  }
  const step = (by: number) => pick(row[(at + by + row.length) % row.length]?.name ?? dinosaur.name)
  const riding = ride === dinosaur.name ? rideOf(dinosaur.name, length) : null
  const board = () => {
    setRide(riding ? null : dinosaur.name)
    setSpan(shown)
    setOwn(riding ? null : ridingSpan(length, height, rideOf(dinosaur.name, length).left))
    setShift(0)
  }

  return (
    <div className={styles.tool}>
      <div ref={place} className={styles.view} data-moving={motion || undefined}>
        <Scene dinosaur={dinosaur} span={shown} shift={shift} move={setShift} ride={riding?.left ?? null} />
      </div>
      <div className={styles.label} role="status">
        <b>{dinosaur.name}</b>, {lengthText(dinosaur)}. {ageText(dinosaur)}, {dinosaur.country}.
        {dinosaur.mass && ` ${dinosaur.mass[0]} to ${dinosaur.mass[1]} tonnes.`}{" "}
        {riding?.says ?? comparisonText(dinosaur)}
      </div>
      <div className="buttons">
        <button type="button" onClick={() => step(-1)}>
          Previous
        </button>
        <button type="button" onClick={() => step(1)}>
          Next
        </button>
        <button type="button" onClick={board}>
          <Reserve inline all={["Put it on the bus"]}>
            {riding ? "Off the bus" : "Put it on the bus"}
          </Reserve>
        </button>
        <ShareButton text={`${dinosaur.name}: ${comparisonText(dinosaur)}`} />
      </div>
      <Slider
        label="Scale"
        value={stepOf(shown)}
        min={0}
        max={100}
        step={0.5}
        valueText={`${shown.toFixed(1)} metres across`}
        onChange={next => {
          setOwn(spanAt(next))
          setSpan(spanAt(next))
        }}
      />
      <Lineup
        row={row}
        sort={values.sort as Order}
        setSort={sort => set({ sort })}
        chosen={dinosaur.name}
        pick={pick}
      />
    </div>
  )
}

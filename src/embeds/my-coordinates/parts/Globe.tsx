import { useRef, useState } from "react"
import { useMotion } from "../../../hooks/browser/motion"
import { useFrames } from "../../../kits/motion/useFrames"
import { antipode, distanceText, ellipsoidDistance, helsinki, type Place, sphereDistance } from "../logic"
import * as styles from "../MyCoordinates.module.css"
import { endSeconds, isLand, layerAt, stageAt, straightThrough } from "../through"
import { CutOpen } from "./CutOpen"
import { NearHalf } from "./NearHalf"

type Props = {
  place: Place
  name: string
  /** The delay in seconds before the globe is cut; null if it stays whole. Each fall mounts a new globe. */
  wait: number | null
}

const kilometres = (number: number) => `${Math.round(number).toLocaleString("en-GB")} km`
const ground = (place: Place) => (isLand(place) ? "land" : "sea")

/** A globe that is cut open, so that Pertti can fall to the antipode. */
export function Globe({ place, name, wait }: Props) {
  const figure = useRef<HTMLElement>(null)
  const [seconds, setSeconds] = useState(wait === null ? endSeconds : -wait)
  const motion = useMotion()
  useFrames(seconds < endSeconds, passed => setSeconds(before => before + passed), figure)

  const stage = stageAt(seconds, motion)
  const total = straightThrough(place)
  const fallen = total * stage.fallen
  const isOut = wait !== null && stage.fallen >= 1
  const isCut = stage.open > 0 && seconds >= 0
  const metres = ellipsoidDistance(place, helsinki) ?? sphereDistance(place, helsinki)
  const comes = ground(antipode(place)) === "sea" ? "wet" : "dry"
  return (
    <figure ref={figure} className={styles.globe}>
      <svg
        viewBox="-108 -108 216 216"
        role="img"
        aria-label={
          isCut
            ? `A globe cut open under ${name}. Pertti ${isOut ? `is on the other side, ${comes}` : "falls through it"}`
            : `A globe with a line from ${name} to Helsinki`
        }
      >
        {isCut && <CutOpen stage={stage} begins={ground(place)} ends={ground(antipode(place))} />}
        {stage.open < 1 && (
          <g transform={`translate(${230 * stage.open} ${-30 * stage.open}) rotate(${40 * stage.open})`}>
            <NearHalf place={place} />
          </g>
        )}
      </svg>
      <figcaption>
        {isCut && !isOut ? (
          <span>
            <span className="lcd">{kilometres(fallen)}</span> {layerAt(fallen, total)}
          </span>
        ) : (
          <span>
            <b>{name}</b> to Helsinki: {distanceText(metres)}
          </span>
        )}
        <span aria-live="polite">
          {wait === null && "Pertti is ready to go straight through."}
          {isOut && `Pertti, through the middle: ${kilometres(total)}, ${comes}`}
        </span>
      </figcaption>
    </figure>
  )
}

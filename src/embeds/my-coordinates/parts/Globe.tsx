import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from "react"
import { useMotion } from "../../../hooks/browser/motion"
import { useFrames } from "../../../kits/motion/useFrames"
import { turned, unproject, viewpoint } from "../globe"
import { antipode, distanceText, ellipsoidDistance, helsinki, type Place, sphereDistance } from "../logic"
import * as styles from "../MyCoordinates.module.css"
import { dressFor, endSeconds, isLand, layerAt, lidAt, stageAt, straightThrough } from "../through"
import { CutOpen } from "./CutOpen"
import { NearHalf } from "./NearHalf"

type Props = {
  place: Place
  name: string
  /** The number of the fall; another one begins anew. */
  fall: number
  /** The delay in seconds before the globe is cut; null if it stays whole. */
  wait: number | null
  /** True if a dart marks the place. */
  isDart: boolean
  /** The number of falls that have ended in the sea before this one. */
  wetBefore: number
  /** The place under the viewer's eye; null for the middle of the way to Helsinki. */
  view: Place | null
  onTurn: (view: Place) => void
  /** Throws a dart at a place, seen from `view`; null if it missed the Earth. */
  onThrow: (at: Place | null, view: Place) => void
  onFall: () => void
}

const kilometres = (number: number) => `${Math.round(number).toLocaleString("en-GB")} km`
const ground = (place: Place) => (isLand(place) ? "land" : "sea")

/** Half the width of the drawing, with room for a figure on top, in units of which the globe's radius has 100. */
const half = 122
/** Pixels that a pointer may move in a press that is no drag. */
const slop = 6
const arrows: Record<string, readonly [east: number, north: number]> = {
  ArrowLeft: [-15, 0],
  ArrowRight: [15, 0],
  ArrowUp: [0, 15],
  ArrowDown: [0, -15],
}

/** A globe to turn and to throw darts at, which is cut open so that Pertti can fall to the antipode. */
export function Globe({ place, name, fall, wait, isDart, wetBefore, view, onTurn, onThrow, onFall }: Props) {
  const figure = useRef<HTMLElement>(null)
  const drag = useRef<{ x: number; y: number; from: Place; moved: boolean } | null>(null)
  const [seconds, setSeconds] = useState(wait === null ? endSeconds : -wait)
  const [begun, setBegun] = useState(fall)
  if (begun !== fall) {
    setBegun(fall)
    setSeconds(wait === null ? endSeconds : -wait)
  }
  const motion = useMotion()
  const id = useId()
  useFrames(seconds < endSeconds, passed => setSeconds(before => before + passed), figure)

  const stage = stageAt(seconds, motion)
  const lid = lidAt(stage.open)
  const total = straightThrough(place)
  const fallen = total * stage.fallen
  const isOut = wait !== null && stage.fallen >= 1
  const isCut = stage.open > 0 && seconds >= 0
  const metres = ellipsoidDistance(place, helsinki) ?? sphereDistance(place, helsinki)
  const ends = ground(antipode(place))
  const comes = ends === "sea" ? "wet" : "dry"
  const from = useMemo(() => view ?? viewpoint(place, helsinki), [view, place])

  const press = (event: PointerEvent<HTMLButtonElement>) => {
    if (isCut || !event.isPrimary) return
    event.currentTarget.setPointerCapture?.(event.pointerId)
    drag.current = { x: event.clientX, y: event.clientY, from, moved: false }
  }
  const move = (event: PointerEvent<HTMLButtonElement>) => {
    const begun = drag.current
    if (!begun || event.buttons === 0) return
    const [x, y] = [event.clientX - begun.x, event.clientY - begun.y]
    if (!begun.moved && Math.hypot(x, y) < slop) return
    begun.moved = true
    // The ground follows the finger: a radius of the globe is a radian.
    const degrees = 57.3 / ((event.currentTarget.clientWidth / 2) * (100 / half) || 1)
    onTurn(turned(begun.from, -x * degrees, y * degrees))
  }
  const click = ({ detail, clientX, clientY, currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const wasDrag = drag.current?.moved ?? false
    drag.current = null
    if (isCut) return setSeconds(endSeconds)
    if (detail === 0) return onThrow(from, from)
    if (wasDrag) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const x = (((clientX - left) / width) * 2 - 1) * (half / 100)
    const y = (((clientY - top) / height) * 2 - 1) * (half / 100)
    onThrow(unproject(x, y, from), from)
  }
  const turn = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = arrows[event.key]
    if (!step || isCut) return
    event.preventDefault()
    onTurn(turned(from, ...step))
  }
  return (
    <figure ref={figure} className={styles.globe}>
      <div className={styles.ball}>
        <svg
          viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
          role="img"
          aria-label={
            isCut
              ? `A globe cut open under ${name}. Pertti ${isOut ? `is on the other side, ${comes}` : "falls through it"}`
              : `A globe with a line from ${name} to Helsinki`
          }
        >
          {isCut && <CutOpen stage={stage} begins={ground(place)} ends={ends} dress={dressFor(wetBefore)} />}
          {stage.open < 1 && (
            <g transform={`translate(${lid.x} 0) scale(${lid.scale} 1)`}>
              <NearHalf key={fall} place={place} from={from} isDart={isDart} flies={motion && seconds < 0} />
            </g>
          )}
        </svg>
        <button
          type="button"
          className={styles.surface}
          aria-label={isCut ? "Close the globe" : "Throw a dart"}
          aria-describedby={id}
          onPointerDown={press}
          onPointerMove={move}
          onPointerCancel={() => {
            drag.current = null
          }}
          onClick={click}
          onKeyDown={turn}
        />
        <span id={id} hidden>
          The arrow keys turn the globe.
        </span>
      </div>
      <span className="visually-hidden" aria-live="polite">
        {isOut && `Pertti, through the middle: ${kilometres(total)}, ${comes}`}
      </span>
      <figcaption>
        {isCut && !isOut ? (
          <span>
            <span className="lcd">{kilometres(fallen)}</span> {layerAt(fallen, total)}
          </span>
        ) : isCut ? (
          <span>
            <b>{name}</b>: {kilometres(total)} down, {comes}
          </span>
        ) : (
          <span>
            <b>{name}</b> to Helsinki: {distanceText(metres)}
          </span>
        )}
        <span>
          <button type="button" onClick={onFall}>
            Send Pertti through the Earth
          </button>
        </span>
      </figcaption>
    </figure>
  )
}

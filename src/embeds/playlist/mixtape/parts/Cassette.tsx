import { type KeyboardEvent, type PointerEvent, type Ref, useRef } from "react"
import type { Design } from "../designs"
import { spools, type Tape } from "../logic"
import * as styles from "../Mixtape.module.css"
import { type Grip, type Reel, turnBetween } from "../reel"
import { Label } from "./Label"
import { Pencil } from "./Pencil"
import { Shell } from "./Shell"
import { Spool } from "./Spool"

type Props = {
  tape: Tape
  /** The accessible name, and the position as a text. */
  name: string
  position: string
  title: string
  friend: string
  design: Design
  grip: Grip
  /** True if a turn may be seen. */
  moving: boolean
  /** Called when a hand takes the pencil, at an angle in degrees. */
  onGrab: (reel: Reel, degrees: number) => void
  /** Called with the degrees by which a hand has turned the pencil. */
  onDrag: (degrees: number) => void
  /** Called with the turns of a press or a key. */
  onPress: (reel: Reel, turns: number) => void
  /** Called with the length of tape that was pulled out, in turns. */
  onPull: (turns: number) => void
  ref?: Ref<HTMLDivElement>
}

const view = { width: 420, height: 300 }
const centres = { left: 121, right: 299 } as const
const middle = 148
/** The radius of an empty spool and of a full one. */
const empty = 30
const full = 84
/** The opening with the loop of tape that can be pulled, as fractions of the picture. */
export const opening = { x: 210 / view.width, y: 264 / view.height }
/** The movement under which a press is no drag, and the drag that pulls out a turn of tape, in units of the picture. */
const maxPress = 6
const pullPerTurn = 40
/** The distance from the centre of a reel under which a hand has no angle worth the name. */
const minRadius = 12
/** The turns of an arrow key. */
const keyTurns = 0.25

type Point = { x: number; y: number }
type Drag = Point & { pull: boolean; reel: Reel; degrees: number; moved: number }

const degreesFrom = (point: Point, reel: Reel) =>
  (Math.atan2(point.y - middle, point.x - centres[reel]) * 180) / Math.PI

const isLoop = ({ x, y }: Point) => y > 250 && Math.abs(x - 210) < 50

/** A cassette with a pencil in one reel, to be dragged in circles, and a loop of tape, which is best left alone. */
export function Cassette(props: Props) {
  const { tape, name, position, title, friend, design, grip, moving, ref } = props
  const drag = useRef<Drag | null>(null)
  const pointOf = (event: PointerEvent<HTMLDivElement>): Point => {
    const box = event.currentTarget.getBoundingClientRect()
    const scale = view.width / (box.width || view.width)
    return { x: (event.clientX - box.left) * scale, y: (event.clientY - box.top) * scale }
  }
  const down = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button > 0) return
    event.currentTarget.setPointerCapture?.(event.pointerId)
    const point = pointOf(event)
    const pull = isLoop(point)
    const reel = point.x < view.width / 2 ? "left" : "right"
    const degrees = degreesFrom(point, reel)
    if (!pull) props.onGrab(reel, degrees)
    drag.current = { ...point, pull, reel, degrees, moved: 0 }
  }
  const move = (event: PointerEvent<HTMLDivElement>) => {
    const last = drag.current
    if (!last) return
    const point = pointOf(event)
    const moved = Math.hypot(point.x - last.x, point.y - last.y)
    const degrees = degreesFrom(point, last.reel)
    if (last.pull) props.onPull(moved / pullPerTurn)
    else if (Math.hypot(point.x - centres[last.reel], point.y - middle) > minRadius)
      props.onDrag(turnBetween(last.degrees, degrees))
    drag.current = { ...last, ...point, degrees, moved: last.moved + moved }
  }
  const release = () => {
    const last = drag.current
    drag.current = null
    if (!last || last.moved > maxPress) return
    if (last.pull) props.onPull(1)
    else props.onPress(last.reel, 1)
  }
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const reel = event.key === "ArrowRight" ? "right" : event.key === "ArrowLeft" ? "left" : null
    if (!reel || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    props.onPress(reel, keyTurns)
  }
  const [left, right] = spools(tape, empty, full)
  const bulge = Math.min(1, tape.heat) * 10
  return (
    <div
      ref={ref}
      className={styles.cassette}
      role="slider"
      tabIndex={0}
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={tape.length}
      aria-valuenow={Math.round(tape.at * 100) / 100}
      aria-valuetext={position}
      data-moving={moving || undefined}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={() => {
        drag.current = null
      }}
      onKeyDown={press}
    >
      <svg viewBox={`0 0 ${view.width} ${view.height}`} aria-hidden="true">
        <g key={tape.side} className={styles.side}>
          <Shell colour={design.shell} />
          <path
            d={`M${centres.left - left} ${middle}L22 238Q24 250 44 250H376Q396 250 398 238L${centres.right + right} ${middle}`}
            className={styles.strand}
          />
          <Spool x={centres.left} y={middle} radius={left} angle={grip.angle} />
          <Spool x={centres.right} y={middle} radius={right} angle={grip.angle} />
          <Label title={title} friend={friend} side={tape.side} design={design} />
          {tape.out === 0 && (
            <path
              d={`M194 256C${178 - bulge} ${292 + bulge} ${242 + bulge} ${292 + bulge} 226 256`}
              className={styles.loop}
            />
          )}
        </g>
        <Pencil x={centres[grip.reel]} y={middle} angle={grip.angle + grip.lean} />
      </svg>
    </div>
  )
}

import { type MouseEvent, type PointerEvent, useState } from "react"
import { GuestPicture } from "../../../kits/guest/GuestPicture"
import { type Guest, inSentence } from "../../../kits/guest/useGuest"
import * as styles from "../CarsIveOwned.module.css"
import { bay, type Drive, isDead, isNorth, type Point, parkingSpots, yard } from "../driving"
import type { Car } from "../schema"
import { Bubble } from "./Bubble"
import { CarTop } from "./CarTop"
import { Ground } from "./Ground"

type Props = {
  cars: readonly Car[]
  car: Car
  drive: Drive
  /** The ids of the cars that have been parked. */
  done: readonly string[]
  /** True while the driven car stands in its place. */
  isIn: boolean
  /** True while it is made to go, by a pedal or a hand. */
  tries: boolean
  /** The words of the car; empty without any. */
  line: string
  /** The line of the song that is sung to it; empty without one. */
  lyric: string
  /** The number of attempts to make it go without a song. */
  attempts: number
  /** The thing from another page on its roof. */
  guest: Guest | null
  onPick: (id: string) => void
  /** Called with the point in metres at which a hand takes the car, or to which it sends it. */
  onGrab: (point: Point) => void
  /** Called with the point in metres to which the car is dragged. */
  onPull: (point: Point) => void
  onDrop: () => void
}

/** The height of the hedge below the yard, in metres. */
const hedge = 2

/** The yard from above: the parked cars, the place of the driven one, and the driven one. */
export function Yard({
  cars,
  car,
  drive,
  done,
  isIn,
  tries,
  line,
  lyric,
  attempts,
  guest,
  onPick,
  onGrab,
  onPull,
  onDrop,
}: Props) {
  const [held, setHeld] = useState(false)
  const places = parkingSpots(cars.length)
  const dead = isDead(car.fault, drive.song)
  const isStuck = dead && (line !== "" || tries)
  const pointOf = (svg: SVGSVGElement | null, { clientX, clientY }: { clientX: number; clientY: number }) => {
    const box = svg?.getBoundingClientRect()
    if (!box?.width) return null
    const scale = yard.width / box.width
    return { x: (clientX - box.left) * scale, y: (clientY - box.top) * scale }
  }
  const grab = (event: PointerEvent<SVGElement>) => {
    event.preventDefault()
    event.currentTarget.setPointerCapture?.(event.pointerId)
    setHeld(true)
    const point = pointOf(event.currentTarget.ownerSVGElement, event)
    if (point) onGrab(point)
  }
  const move = (event: PointerEvent<SVGElement>) => {
    const point = held && pointOf(event.currentTarget.ownerSVGElement, event)
    if (point) onPull(point)
  }
  const drop = () => {
    setHeld(false)
    onDrop()
  }
  const send = (event: MouseEvent<SVGSVGElement>) => {
    const point = pointOf(event.currentTarget, event)
    const isOnCar = event.target instanceof Element && event.target.closest("[data-car]")
    if (!point || isOnCar) return
    onGrab(point)
    onDrop()
  }
  return (
    <div className={styles.yard}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the arrow keys and the pedals drive the car. */}
      <svg
        onClick={send}
        viewBox={`0 0 ${yard.width} ${yard.height + hedge}`}
        role="img"
        aria-label={`A yard with ${cars.length} cars; the ${car.car} is driven${guest ? ` with ${inSentence(guest)} on its roof` : ""}${isIn ? " and stands in its place" : ""}`}
      >
        <Ground />
        {cars.map((each, i) => {
          const { x, y } = places[i] ?? { x: 0, y: 0 }
          const isOwn = each.id === car.id
          return (
            <g key={each.id} transform={`translate(${x} ${y})`}>
              {isOwn && (
                <g>
                  <path d="M-1.7-3.2H1.7V3H-1.7z" fill={isIn ? "#5fae4a" : "#ffd84a"} />
                  <text y="1.1" fontSize="3.6" fontWeight="700" textAnchor="middle" fill="#2b2b2b">
                    P
                  </text>
                  {!isIn && (
                    <path
                      d="M0 3.700L1.1 5H-1.1z"
                      transform={isNorth({ x, y }) ? undefined : "scale(1 -1)"}
                      fill="#ffd84a"
                      stroke="#2b2b2b"
                      strokeWidth="0.12"
                    />
                  )}
                </g>
              )}
              <path d="M-1.7-3.2V3M1.7-3.2V3" stroke="#fff" strokeWidth="0.18" />
              {done.includes(each.id) && (
                <g
                  transform={isNorth({ x, y }) ? undefined : "translate(0 6.600)"}
                  stroke="#2b2b2b"
                  strokeWidth="0.1"
                >
                  <circle cy="-3.300" r="0.600" fill="#5fae4a" />
                  <path d="M-0.3-3.300l0.22 0.26 0.4-0.5" fill="none" stroke="#fff" strokeWidth="0.18" />
                </g>
              )}
              {!isOwn && (
                <g transform="rotate(90)">
                  <CarTop car={each} />
                </g>
              )}
            </g>
          )
        })}
        <g
          className={styles.car}
          data-car
          data-held={held || undefined}
          transform={`translate(${drive.x} ${drive.y}) rotate(${(drive.heading * 180) / Math.PI})`}
          onPointerDown={grab}
          onPointerMove={move}
          onPointerUp={drop}
          onPointerCancel={drop}
        >
          <circle r="3" fill="#0000" />
          <g key={attempts} className={isStuck ? styles.cough : undefined}>
            <CarTop car={car} isDead={isStuck} />
          </g>
        </g>
        {guest && (
          <GuestPicture
            guest={guest}
            className={styles.passenger}
            x={drive.x - 1.8}
            y={drive.y - 2.1}
            width={3.6}
            height={3}
          />
        )}
        {line && <Bubble text={line} x={drive.x} y={drive.y} />}
        {lyric && (
          <g className={styles.notes}>
            <path
              transform={`translate(${drive.x + 1.6} ${drive.y - 1.6})`}
              d="M0 0V-1.500L1.400-1.800V-0.300M0-1.100L1.400-1.400"
              stroke="#2b2b2b"
              strokeWidth="0.18"
              fill="none"
            />
            <circle cx={drive.x + 1.3} cy={drive.y - 1.6} r="0.32" fill="#2b2b2b" />
            <circle cx={drive.x + 2.7} cy={drive.y - 1.9} r="0.32" fill="#2b2b2b" />
          </g>
        )}
        <text className={styles.lyric} x={yard.width / 2} y={yard.height + hedge * 0.72}>
          {lyric}
        </text>
      </svg>
      {cars.map((each, i) => (
        <button
          key={each.id}
          type="button"
          aria-pressed={each.id === car.id}
          aria-label={`Take the ${each.car}`}
          className={styles.spot}
          style={spotStyle(places[i] ?? { x: 0, y: 0 })}
          onClick={() => onPick(each.id)}
        />
      ))}
    </div>
  )
}

/** Returns the place of the button that covers a bay, in per cent of the picture. */
function spotStyle({ x, y }: Point) {
  const share = (metres: number, of: number) => `${(metres / of) * 100}%`
  return {
    left: share(x, yard.width),
    top: share(y, yard.height + hedge),
    width: share(bay.sideways * 2.6, yard.width),
    height: share(bay.lengthwise * 2, yard.height + hedge),
  }
}

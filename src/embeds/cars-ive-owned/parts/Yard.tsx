import { type PointerEvent, useState } from "react"
import * as styles from "../CarsIveOwned.module.css"
import { type Drive, isDead, parkingSpots, songSeconds, yard } from "../driving"
import type { Car } from "../schema"
import { lyricAt } from "../words"
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
  /** The number of songs that were sung to it. */
  songs: number
  /** The answer of a car that will not go; empty without one. */
  refusal: string
  /** The number of attempts to make it go. */
  attempts: number
  onPick: (id: string) => void
  /** Called with the point in metres to which the car is dragged; null when it is let go. */
  onPull: (point: { x: number; y: number } | null) => void
}

/** The yard from above: the parked cars, the place of the driven one, and the driven one. */
export function Yard({
  cars,
  car,
  drive,
  done,
  isIn,
  tries,
  songs,
  refusal,
  attempts,
  onPick,
  onPull,
}: Props) {
  const [held, setHeld] = useState(false)
  const places = parkingSpots(cars.length)
  const dead = isDead(car.fault, drive.song)
  const sings = car.fault === "stops" && !dead && !isIn
  const pointOf = (event: PointerEvent<SVGElement>) => {
    const box = event.currentTarget.ownerSVGElement?.getBoundingClientRect()
    if (!box?.width) return null
    const scale = yard.width / box.width
    return { x: (event.clientX - box.left) * scale, y: (event.clientY - box.top) * scale }
  }
  const grab = (event: PointerEvent<SVGElement>) => {
    event.preventDefault()
    event.currentTarget.setPointerCapture?.(event.pointerId)
    setHeld(true)
    onPull(pointOf(event))
  }
  const drop = () => {
    setHeld(false)
    onPull(null)
  }
  return (
    <div className={styles.yard}>
      <svg
        viewBox={`0 0 ${yard.width} ${yard.height}`}
        role="img"
        aria-label={`A yard with ${cars.length} cars; the ${car.car} is driven${isIn ? " and stands in its place" : ""}`}
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
                    <path d="M0 3.700L1.1 5H-1.1z" fill="#ffd84a" stroke="#2b2b2b" strokeWidth="0.12" />
                  )}
                </g>
              )}
              <path d="M-1.7-3.2V3M1.7-3.2V3" stroke="#fff" strokeWidth="0.18" />
              {done.includes(each.id) && (
                <g stroke="#2b2b2b" strokeWidth="0.1">
                  <circle cy="-3.500" r="0.600" fill="#5fae4a" />
                  <path d="M-0.3-3.500l0.22 0.26 0.4-0.5" fill="none" stroke="#fff" strokeWidth="0.18" />
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
          data-held={held || undefined}
          transform={`translate(${drive.x} ${drive.y}) rotate(${(drive.heading * 180) / Math.PI})`}
          onPointerDown={grab}
          onPointerMove={event => held && onPull(pointOf(event))}
          onPointerUp={drop}
          onPointerCancel={drop}
        >
          <circle r="3" fill="#0000" />
          <g key={attempts} className={refusal ? styles.cough : undefined}>
            <CarTop car={car} isDead={refusal !== "" || (dead && tries)} />
          </g>
        </g>
        {refusal && <Bubble text={refusal} x={drive.x} y={drive.y - 2.6} />}
        {sings && (
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
        {car.fault === "stops" && !isIn && (
          <text className={styles.lyric} x={yard.width / 2} y="20" data-large={tries || undefined}>
            {sings ? lyricAt(drive.song / songSeconds) : songs === 0 ? "Sing to it." : "The song ended."}
          </text>
        )}
      </svg>
      {cars.map((each, i) => (
        <button
          key={each.id}
          type="button"
          aria-pressed={each.id === car.id}
          aria-label={`Take the ${each.car}`}
          className={styles.spot}
          style={{ insetInlineStart: `${((places[i]?.x ?? 0) / yard.width) * 100}%` }}
          onClick={() => onPick(each.id)}
        />
      ))}
    </div>
  )
}

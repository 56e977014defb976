import { type PointerEvent, useRef } from "react"
import * as styles from "../BitcoinPrice.module.css"
import { biteOutline, degreesAt, type Point } from "../eat"
import { outline, Whole } from "./Pizzas"

type Props = {
  bites: readonly Point[]
  /** The bought fraction, clockwise from the top. */
  part: number
  isMoving: boolean
  /** Called with the centre of a bite. */
  onBite: (at: Point) => void
  /** Called with the angle to which the knife is dragged, in degrees clockwise from the top. */
  onCut: (degrees: number) => void
}

/** Pixels from which a press is a drag of the knife. */
const dragPx = 8

/** A pizza that is cut by a drag and bitten where it is pressed; the part that is not bought is pale. */
export function BigPizza({ bites, part, isMoving, onBite, onCut }: Props) {
  const press = useRef<{ x: number; y: number; drags: boolean } | null>(null)
  const placeOf = (event: PointerEvent<SVGSVGElement>): Point => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const at = (place: number, from: number, size: number) => ((place - from) / size - 0.5) * 108
    return { x: at(event.clientX, left, width), y: at(event.clientY, top, height) }
  }
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    event.currentTarget.setPointerCapture?.(event.pointerId)
    press.current = { x: event.clientX, y: event.clientY, drags: false }
  }
  const move = (event: PointerEvent<SVGSVGElement>) => {
    const from = press.current
    if (!from) return
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > dragPx) from.drags = true
    if (from.drags) onCut(degreesAt(placeOf(event)))
  }
  const end = (event: PointerEvent<SVGSVGElement>) => {
    if (press.current && !press.current.drags) onBite(placeOf(event))
    press.current = null
  }
  const last = bites.at(-1)
  return (
    <svg
      className={styles.big}
      viewBox="-54 -54 108 108"
      aria-hidden="true"
      data-still={!isMoving || undefined}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={() => {
        press.current = null
      }}
    >
      <circle r="53" fill="#e8e8e8" stroke="#8a8a8a" />
      <circle r="47" fill="#f7f7f7" />
      <mask id="bitcoin-price-bitten">
        <circle r="52" fill="#fff" />
        {bites.map(bite => (
          <path key={`${bite.x} ${bite.y}`} d={biteOutline(bite)} fill="#000" />
        ))}
      </mask>
      <g mask="url(#bitcoin-price-bitten)">
        <g className={styles.unbought}>
          <Whole />
        </g>
        <clipPath id="bitcoin-price-slice">
          <path d={outline(part)} />
        </clipPath>
        <g clipPath="url(#bitcoin-price-slice)">
          <Whole />
        </g>
        <path d="M0 0V-51" stroke="#a00000" strokeWidth="0.8" />
      </g>
      <g transform={`rotate(${part * 360})`}>
        <path d="M0 0V-51" stroke="#a00000" strokeWidth="0.8" />
        <g stroke="#333" strokeWidth="0.7">
          <path d="M0-52Q7-44 5-24H0Z" fill="#eef2f5" />
          <path d="M0-24H5V-4Q2.5-1 0-4Z" fill="#6b4519" />
        </g>
        <path d="M2.5-20V-8" stroke="#d8b67a" strokeWidth="1" strokeDasharray="1.5 4" />
      </g>
      {bites.length === 0 && (
        <path
          className={styles.steam}
          d="M-18-6q-6-7 0-14t0-14M0-2q-6-7 0-14t0-14M18-6q-6-7 0-14t0-14"
          fill="none"
          stroke="#fff"
          strokeWidth="3.5"
          strokeLinecap="round"
        />
      )}
      {isMoving && last && (
        <g key={bites.length} transform={`translate(${last.x} ${last.y})`}>
          <Jaw className={styles.upper ?? ""} />
          <g transform="scale(1 -1)">
            <Jaw className={styles.upper ?? ""} />
          </g>
        </g>
      )}
    </svg>
  )
}

/** The teeth of one jaw, drawn above the origin. */
function Jaw({ className }: { className: string }) {
  return (
    <g className={className} stroke="#333" strokeWidth="0.8">
      <path d="M-20-9Q-19-26 0-26T20-9Z" fill="#d9606e" />
      {[-15, -9, -3, 3, 9, 15].map(x => (
        <path
          key={x}
          d={`M${x - 3}-12V${x % 15 ? -1 : -4}Q${x} ${x % 15 ? 2 : -1} ${x + 3} ${x % 15 ? -1 : -4}V-12Z`}
          fill="#fff"
        />
      ))}
    </g>
  )
}

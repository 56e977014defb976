import { type PointerEvent, useId, useRef } from "react"
import { useMotion } from "../../../../hooks/browser/motion"
import type { Sand } from "../glass"
import { grains, height } from "../sand"
import { bottomY, lowerBulb, neckY, topY, upperBulb } from "./glassPaths"
import * as styles from "./Hourglass.module.css"

type Props = {
  sand: Sand
  /** True if the bulb called "one" is on top. */
  isUp: boolean
  /** The number of shakes, each of which rattles the glass. */
  shakes: number
  /** Called with an angle in degrees while it is dragged, and when it is let go of. */
  onTurn: (angle: number) => void
  onLetGo: () => void
  /** Called by a press that turns nothing. */
  onPress: () => void
}

/** An hourglass that can be turned by dragging. */
export function Hourglass({ sand, isUp, shakes, onTurn, onLetGo, onPress }: Props) {
  const motion = useMotion()
  const id = useId()
  const glass = useRef<SVGSVGElement>(null)
  const drag = useRef<{ from: number; angle: number; moved: boolean } | null>(null)
  const { count, angle, isLying, isRunning } = sand
  const isTop = isUp === (sand.run % 2 === 0)
  const top = neckY - (neckY - topY - 6) * height(count)
  const heap = neckY + (bottomY - neckY - 4) * height(count) + 4

  const angleAt = ({ clientX, clientY }: PointerEvent) => {
    const box = glass.current?.getBoundingClientRect() ?? new DOMRect()
    const [x, y] = [clientX - (box.left + box.right) / 2, clientY - (box.top + box.bottom) / 2]
    return (Math.atan2(y, x) * 180) / Math.PI
  }
  const letGo = () => {
    if (drag.current) (drag.current.moved ? onLetGo : onPress)()
    drag.current = null
  }
  return (
    <svg
      ref={glass}
      viewBox="-44 -4 208 208"
      role="img"
      aria-label={`An hourglass: ${count} of ${grains} grains have fallen${isLying ? ", and it lies on its side" : ""}`}
      className={styles.glass}
      data-still={!motion || undefined}
      onPointerDown={event => {
        if (event.button !== 0) return
        event.preventDefault()
        event.currentTarget.setPointerCapture?.(event.pointerId)
        drag.current = { from: angleAt(event), angle, moved: false }
      }}
      onPointerMove={event => {
        if (!drag.current) return
        const by = ((angleAt(event) - drag.current.from + 540) % 360) - 180
        if (Math.abs(by) > 6) drag.current.moved = true
        if (drag.current.moved) onTurn(drag.current.angle + by)
      }}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    >
      <clipPath id={`${id}-upper`}>
        <path d={upperBulb} />
      </clipPath>
      <clipPath id={`${id}-lower`}>
        <path d={lowerBulb} />
      </clipPath>
      <g
        className={styles.turned}
        data-held={angle % 90 !== 0 || undefined}
        style={{ rotate: `${angle}deg` }}
      >
        <g key={shakes} className={shakes > 0 ? styles.shaken : undefined}>
          <path stroke="#6a3f18" strokeWidth="6" d="M16 12v176M104 12v176" />
          <path fill="#eaf4fa" d={upperBulb} />
          <path fill="#eaf4fa" d={lowerBulb} />
          <g transform={isTop ? undefined : "rotate(180 60 100)"}>
            {count < grains && (
              <path
                clipPath={`url(#${id}-upper)`}
                fill="#e0b04c"
                d={`M0 ${top}Q60 ${top + (isRunning ? 9 : 0)} 120 ${top}V100H0z`}
              />
            )}
            {isRunning && (
              <path
                className={styles.stream}
                d={`M60 99V${heap}`}
                stroke="#d09a30"
                strokeWidth="2.5"
                strokeDasharray="5 2"
              />
            )}
            {count > 0 && (
              <path
                clipPath={`url(#${id}-lower)`}
                fill="#e0b04c"
                d={`M0 ${heap + 24}Q44 ${heap + 14} 60 ${heap}Q76 ${heap + 14} 120 ${heap + 24}V186H0z`}
              />
            )}
          </g>
          <g fill="none" stroke="#566a78" strokeWidth="2.5">
            <path d={upperBulb} />
            <path d={lowerBulb} />
          </g>
          <path
            d="M34 26q-1 22 14 40M34 172q0 -16 12 -30"
            fill="none"
            stroke="#fff"
            strokeWidth="4"
            strokeLinecap="round"
            opacity="0.8"
          />
          <path fill="#8a5424" stroke="#3a2108" strokeWidth="2" d="M6 4h108v14H6zM6 182h108v14H6z" />
        </g>
      </g>
    </svg>
  )
}

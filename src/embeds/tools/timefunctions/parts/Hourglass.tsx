import { type CSSProperties, type PointerEvent, useRef } from "react"
import { Button } from "../../../../components/button/Button"
import { Reserve } from "../../../../components/reserve/Reserve"
import { useMotion } from "../../../../hooks/browser/motion"
import { fallen, grains, height, leftIn, roughly } from "../sand"
import type { Unit } from "../units"
import * as styles from "./Hourglass.module.css"
import { useSand } from "./useSand"

type Props = {
  /** The span in milliseconds; a negative one has already run out. */
  total: number
  /** The unit of the time left. */
  unit: Unit
}

/** The longest texts of most spans, so that a swap of units moves nothing. */
const longest = [
  "A grain each 0.00833 milliseconds. Knock, if you can't wait.",
  "Over, 999 milliseconds of it by knocking. It felt shorter.",
]

/**
 * An hourglass for a span of any length, which can be knocked, turned by dragging, and laid on its side. Give it a
 * new key for another span.
 */
export function Hourglass({ total, unit }: Props) {
  const motion = useMotion()
  const sand = useSand(total, unit.ms < 60_000n || total < 60_000 ? 100 : 500)
  const { spent, angle, isLying, knocks } = sand
  const glass = useRef<SVGSVGElement>(null)
  const drag = useRef<{ from: number; angle: number; moved: boolean } | null>(null)
  const count = fallen(spent, total)
  const top = 44 * height(count)
  const bottom = 62 + 44 * height(count)
  const isOver = count >= grains
  const left = leftIn(Math.max(0, total - spent), unit)

  const pointAt = ({ clientX, clientY }: PointerEvent) => {
    const box = glass.current?.getBoundingClientRect() ?? new DOMRect()
    const [x, y] = [clientX - (box.left + box.right) / 2, clientY - (box.top + box.bottom) / 2]
    return (Math.atan2(y, x) * 180) / Math.PI
  }
  const letGo = () => {
    if (drag.current && !drag.current.moved) sand.knock()
    else if (drag.current) sand.settle()
    drag.current = null
  }
  const statusText = () => {
    if (isLying) return "It lies. Time stands still here."
    if (isOver && knocks.total > 0)
      return `Over, ${roughly((knocks.total * total) / grains)} of it by knocking. It felt shorter.`
    if (isOver) return "That was that."
    if (knocks.last > 0) return `There went ${roughly((knocks.last * total) / grains)}.`
    return `A grain each ${roughly(total / grains)}. Knock, if you can't wait.`
  }

  return (
    <div className={styles.figure}>
      <svg
        ref={glass}
        viewBox="-10 0 120 120"
        role="img"
        aria-label={`An hourglass: ${count} of ${grains} grains have fallen${isLying ? ", and it lies on its side" : ""}`}
        className={styles.glass}
        data-still={!motion || undefined}
        onPointerDown={event => {
          if (event.button !== 0) return
          event.preventDefault()
          event.currentTarget.setPointerCapture?.(event.pointerId)
          drag.current = { from: pointAt(event), angle, moved: false }
        }}
        onPointerMove={event => {
          if (!drag.current) return
          const by = ((pointAt(event) - drag.current.from + 540) % 360) - 180
          if (Math.abs(by) > 6) drag.current.moved = true
          if (drag.current.moved) sand.turnTo(drag.current.angle + by)
        }}
        onPointerUp={letGo}
        onPointerCancel={letGo}
      >
        <g
          className={styles.turned}
          data-held={angle % 90 !== 0 || undefined}
          style={{ rotate: `${angle}deg` }}
        >
          <g key={knocks.total} className={knocks.last > 0 ? styles.shaken : undefined}>
            <path fill="#7a4a1e" stroke="#3a2108" d="M12 4h76v8H12zM12 108h76v8H12z" />
            <path stroke="#7a4a1e" strokeWidth="4" d="M18 12v96M82 12v96" />
            <path fill="#eef6fb" stroke="#556" d="M26 12h48L52 60l22 48H26l22-48z" />
            <g transform={sand.isUp ? undefined : "rotate(180 50 60)"}>
              {top > 0 && <path fill="#e0b04c" d={`M50 59L${50 - top * 0.47} ${58 - top}h${top * 0.94}z`} />}
              {count > 0 && (
                <path
                  fill="#e0b04c"
                  d={`M28 107h44L${50 + (bottom - 60) * 0.44} ${bottom}H${50 - (bottom - 60) * 0.44}z`}
                />
              )}
              {count > 0 && !isOver && !isLying && (
                <g key={count} className={styles.grain} fill="#c8922a">
                  <circle cx="50" cy="62" r="1.6" />
                  {knocks.last > 1 && <path d="M49.200 60h1.600l1.500 26h-4.600z" />}
                </g>
              )}
            </g>
          </g>
        </g>
      </svg>
      {total > 0 ? (
        <div className={styles.beside}>
          <p>
            <span className={`lcd ${styles.left}`} style={{ "--signs": left.length } as CSSProperties}>
              {left}
            </span>
            <Reserve all={["milliseconds left of it."]}>{unit.id} left of it.</Reserve>
          </p>
          <div className="buttons">
            <Button className="default" disabled={isOver || isLying} onClick={sand.knock}>
              Knock
            </Button>
            <Button onClick={sand.turn}>
              <Reserve inline all={["Stand it up"]}>
                {isLying ? "Stand it up" : "Turn it"}
              </Reserve>
            </Button>
            <Button disabled={isLying} onClick={sand.layDown}>
              Lay it down
            </Button>
          </div>
          <p role="status" className={styles.message}>
            <Reserve
              all={[
                `A grain each ${roughly(total / grains)}. Knock, if you can't wait.`,
                `Over, ${roughly(total)} of it by knocking. It felt shorter.`,
                ...longest,
              ]}
            >
              {statusText()}
            </Reserve>
          </p>
        </div>
      ) : (
        <p>It had run out before you came.</p>
      )}
    </div>
  )
}

import { useState } from "react"
import { useElapsed } from "../../parts/useElapsed"
import { fallen, grains, height, leftIn, roughly } from "../sand"
import type { Unit } from "../units"
import * as styles from "./Hourglass.module.css"

type Props = {
  /** The span in milliseconds; one below none has run out. */
  total: number
  /** What is left is told in this unit. */
  unit: Unit
}

/** An hourglass whose sand takes as long as the span, whatever the span. */
export function Hourglass({ total, unit }: Props) {
  const [turns, setTurns] = useState(0)
  const elapsed = useElapsed(`${turns} ${total}`, total)
  const count = fallen(elapsed, total)
  const top = 44 * height(count)
  const bottom = 106 - 44 * height(count)
  return (
    <div className={styles.figure}>
      <svg
        viewBox="0 0 100 120"
        role="img"
        aria-label={`An hourglass: ${count} of ${grains} grains have fallen`}
      >
        <path fill="#7a4a1e" stroke="#3a2108" d="M12 4h76v8H12zM12 108h76v8H12z" />
        <path stroke="#7a4a1e" strokeWidth="4" d="M18 12v96M82 12v96" />
        <path fill="#eef6fb" stroke="#556" d="M26 12h48L52 60l22 48H26l22-48z" />
        {top > 0 && <path fill="#e0b04c" d={`M50 59L${50 - top * 0.47} ${58 - top}h${top * 0.94}z`} />}
        {count > 0 && (
          <path
            fill="#e0b04c"
            d={`M28 107h44L${50 + (bottom - 60) * 0.44} ${bottom}H${50 - (bottom - 60) * 0.44}z`}
          />
        )}
        {elapsed > 0 && count < grains && (
          <circle className={styles.grain} key={count} cx="50" cy="62" r="1.4" fill="#e0b04c" />
        )}
      </svg>
      <p>
        {total > 0 ? (
          <>
            <span className={`lcd ${styles.left}`}>{leftIn(Math.max(0, total - elapsed), unit)}</span>
            <br />
            {unit.id} left of it, a grain each {roughly(total / grains)}.
          </>
        ) : (
          "It had run out before you came."
        )}
      </p>
      <button type="button" onClick={() => setTurns(turns + 1)}>
        Turn it
      </button>
    </div>
  )
}

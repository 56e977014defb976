import { useState } from "react"
import { useTicks } from "../../../kits/motion/useTicks"
import { Hamster } from "../parts/Hamster"
import * as styles from "./HoldBreath.module.css"
import { maxSeconds, stageAt, verdictOn } from "./logic"

const tickMs = 250

/**
 * A hamster by a pond who holds his breath for as long as the visitor wants, and changes colour. Meanwhile nothing moves.
 *
 * @feed A hamster holds his breath for as long as you hold the button.
 */
export default function HoldBreath() {
  const [held, setHeld] = useState<number | null>(null)
  const [verdict, setVerdict] = useState<string | null>(null)
  // He lets go by himself.
  const isHolding = held !== null && held < maxSeconds
  const seconds = held ?? 0

  const letGo = () => {
    if (held === null) return
    setVerdict(verdictOn(held))
    setHeld(null)
  }
  useTicks(isHolding, tickMs, () =>
    setHeld(old => (old === null ? null : Math.min(maxSeconds, old + tickMs / 1000))),
  )
  const begin = () => {
    setVerdict(null)
    setHeld(0)
  }
  const stage = isHolding ? stageAt(seconds) : null
  const message = stage?.message ?? (held === null ? (verdict ?? "He is breathing.") : verdictOn(held))
  return (
    <div className={styles.tool} data-held={isHolding || undefined}>
      <svg
        viewBox="0 0 320 190"
        className={styles.scene}
        onPointerDown={begin}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        onPointerLeave={letGo}
        onContextMenu={event => event.preventDefault()}
        role="img"
        aria-label={`A hamster beside a pond. ${message}`}
      >
        <ellipse cx="160" cy="160" rx="150" ry="26" fill="#8fc4d6" />
        {[30, 70, 110].map(r => (
          <ellipse key={r} className={styles.ring} cx="160" cy="160" rx={r} ry={r / 6} stroke="#fff" />
        ))}
        <path
          className={styles.cloud}
          d="M20 44q10 -24 32 -10q20 -20 32 6q20 0 14 16H22q-14 -4 -2 -12z"
          fill="#fff"
        />
        <g className={styles.swells} style={{ transform: `scale(${stage?.cheeks ?? 1})` }}>
          <g transform="translate(160 142) scale(2.4)">
            <Hamster
              x={0}
              y={0}
              fur={stage?.fur ?? "#e0a94f"}
              eyes={seconds >= 6 ? "shut" : "open"}
              className={styles.breathes}
            />
          </g>
        </g>
        <text x="300" y="30">
          {Math.floor(seconds)} s
        </text>
      </svg>
      <p className={styles.message} role="status">
        {message}
      </p>
      <div className={`buttons ${styles.choices}`}>
        <button
          type="button"
          className={styles.hold}
          onPointerDown={begin}
          onPointerUp={letGo}
          onPointerCancel={letGo}
          onPointerLeave={letGo}
          onContextMenu={event => event.preventDefault()}
          onKeyDown={event => {
            if ((event.key !== " " && event.key !== "Enter") || event.repeat) return
            event.preventDefault()
            begin()
          }}
          onKeyUp={event => {
            event.preventDefault()
            letGo()
          }}
          onBlur={letGo}
          // Screen readers click without a pointer.
          onClick={({ detail }) => {
            if (detail === 0) isHolding ? letGo() : begin()
          }}
        >
          {isHolding ? "Keep holding" : "Hold his breath"}
        </button>
      </div>
    </div>
  )
}

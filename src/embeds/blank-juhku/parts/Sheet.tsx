import type { ReactNode } from "react"
import { useMotion } from "../../../hooks/browser/motion"
import { type Stage, stageAt, stageProgress } from "../logic"
import type { Touch } from "../useStillness"
import * as styles from "./Sheet.module.css"

type Props = { seconds: number; label: string; touch: Touch | null }

const middle = 320

/** The sheet, 640 by 300 units, with Juhku on it: white on white, with a barely visible outline. */
export function Sheet({ seconds, label, touch }: Props) {
  const moves = useMotion()
  const { name } = stageAt(seconds)
  return (
    <div className={styles.sheet} data-still={!moves || undefined}>
      <svg viewBox="0 0 640 300" role="img" aria-label={label} preserveAspectRatio="xMidYMax meet">
        {scenes[name](seconds)}
      </svg>
      {touch && (
        <span
          key={touch.number}
          className={styles.finger}
          style={{ left: `${100 * touch.x}%`, top: `${100 * touch.y}%` }}
        />
      )}
    </div>
  )
}

const at = (x: number, y: number, what: ReactNode) => (
  <g className={styles.walks} style={{ transform: `translate(${x}px, ${y}px)` }}>
    {what}
  </g>
)

const speck = <circle r="2.5" fill="#8a8a8a" />

const beetle = (
  <g stroke="#6f6f6f" strokeWidth="1.2" fill="none">
    <ellipse rx="5" ry="3.2" fill="#8a8a8a" stroke="none" />
    <circle cx="6" r="2" fill="#6f6f6f" stroke="none" />
    <path d="M-3 2l-3 5M0 3v5M3 2l3 5M-3-2l-3-5M0-3v-5M3-2l3-5M7-1l4-3M7 1l4 2" />
  </g>
)

const eyes = (
  <g className={styles.eyes}>
    <ellipse cx="-24" rx="14" ry="18" fill="#fff" stroke="#b9b9b9" />
    <ellipse cx="24" rx="14" ry="18" fill="#fff" stroke="#b9b9b9" />
    <circle className={styles.pupil} cx="-24" cy="2" r="6" fill="#555" />
    <circle className={styles.pupil} cx="24" cy="2" r="6" fill="#555" />
  </g>
)

/** Juhku as a white stone head on two feet, standing on the origin. */
function juhku(arms: ReactNode, isAsleep = false): ReactNode {
  return (
    <g stroke="#b0b0b0" strokeWidth="2" strokeLinejoin="round">
      <path d="M-26-6q-12 0-12 6h26v-6zM10-6v6h28q0-6-12-6z" fill="#f3f3f3" />
      <path d="M-44-10q-8-70 2-128 4-22 42-22t42 22q10 58 2 128-44 10-88 0z" fill="#fcfcfc" />
      <path d="M-34-118h26l6 46q-12 8-22 2M8-118h28" fill="none" />
      <path d="M-18-40h38" stroke="#8a8a8a" />
      {isAsleep ? (
        <path d="M-30-104q8 6 16 0M14-104q8 6 16 0" fill="none" stroke="#777" />
      ) : (
        <g fill="#555" stroke="none">
          <circle cx="-22" cy="-104" r="4" />
          <circle cx="22" cy="-104" r="4" />
        </g>
      )}
      {arms}
    </g>
  )
}

const sign = (
  <g>
    <path d="M52-60v-96" stroke="#a88a5a" strokeWidth="5" />
    <rect x="8" y="-238" width="170" height="84" rx="3" fill="#fffbe6" />
    <g fill="#333" stroke="none" textAnchor="middle" fontSize="20" fontFamily="var(--font-display, cursive)">
      <text x="93" y="-204">
        Thank you for
      </text>
      <text x="93" y="-176">
        1 minute of you
      </text>
    </g>
  </g>
)

const dream = (
  <g className={styles.dream} fill="#999" stroke="none" fontSize="20">
    <text x="60" y="-150">
      z
    </text>
    <text x="78" y="-172" fontSize="26">
      z
    </text>
  </g>
)

const scenes: { readonly [Name in Stage["name"]]: (seconds: number) => ReactNode } = {
  // A blink after three seconds, for those who were about to leave.
  blank: seconds => (seconds === 3 ? at(middle, 130, eyes) : null),
  speck: () => at(96, 210, speck),
  legs: seconds => at(96 + 560 * stageProgress("legs", seconds), 210, beetle),
  eyes: () => at(middle, 130, eyes),
  peek: () => at(0, 280, juhku(null)),
  walk: seconds => at(30 + (middle - 30) * stageProgress("walk", seconds), 280, juhku(null)),
  sign: () => at(middle, 280, juhku(sign)),
  sits: () => at(middle, 296, juhku(<path d="M44-60q30 4 34 26" fill="none" />)),
  sleeps: () => at(middle, 296, juhku(dream, true)),
  gone: () => (
    <g fill="#f0f0f0">
      <ellipse cx="296" cy="286" rx="13" ry="5" />
      <ellipse cx="344" cy="292" rx="13" ry="5" />
    </g>
  ),
}

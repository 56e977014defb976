import * as styles from "./Eyes.module.css"
import type { Look } from "./look"

type Props = { look: Look; moving: boolean }

/** A cell's two eyes, in the same colours in every cell so that they reveal nothing. */
export function Eyes({ look: { x, y }, moving }: Props) {
  return (
    <svg viewBox="0 0 40 20" className={styles.eyes} data-moving={moving || undefined} aria-hidden="true">
      {[10, 30].map(at => (
        <g key={at}>
          <ellipse cx={at} cy="10" rx="9" ry="9" fill="#fff" stroke="#000" />
          <circle
            className={styles.pupil}
            cx={at}
            cy="10"
            r="4"
            style={{ transform: `translate(${x * 4.5}px, ${y * 4.5}px)` }}
          />
        </g>
      ))}
    </svg>
  )
}

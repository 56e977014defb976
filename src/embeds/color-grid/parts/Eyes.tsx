import * as styles from "../ColorGrid.module.css"
import type { Look } from "../eyes"

/** A cell's two eyes. They are of the same colours in all cells, and give nothing away. */
export function Eyes({ look: { x, y }, isPeek = false }: { look: Look; isPeek?: boolean }) {
  return (
    <svg viewBox="0 0 40 20" className={styles.eyes} data-peek={isPeek || undefined} aria-hidden="true">
      {[10, 30].map(at => (
        <g key={at}>
          <ellipse cx={at} cy="10" rx="9" ry="9" fill="#fff" stroke="#000" />
          <circle cx={at + x * 4.5} cy={10 + y * 4.5} r="4" />
        </g>
      ))}
    </svg>
  )
}

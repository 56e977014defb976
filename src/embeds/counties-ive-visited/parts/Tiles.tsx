import type { CSSProperties } from "react"
import * as styles from "../CountiesIveVisited.module.css"
import { type Been, tiltOf } from "../logic"
import type { Region } from "../schema"

type Props = {
  regions: readonly Region[]
  been: Been
  language: "en" | "fi" | "sv"
  onPress: (id: string) => void
}

/** The map: a tile for each region, roughly in its place; the DOM order is from north to south. */
export function Tiles({ regions, been, language, onPress }: Props) {
  const ordered = [...regions].sort((a, b) => a.row - b.row || a.column - b.column)
  return (
    <ul className={styles.map} aria-label="The regions of Finland">
      {ordered.map(region => {
        const isBeen = been.includes(region.id)
        return (
          <li key={region.id} style={{ gridRow: region.row + 1, gridColumn: region.column + 1 }}>
            <button
              type="button"
              className={styles.tile}
              aria-pressed={isBeen}
              aria-label={region[language]}
              style={{ "--tilt": `${tiltOf(region)}deg` } as CSSProperties}
              onClick={() => onPress(region.id)}
            >
              <span className={styles.long} lang={language}>
                {region[language]}
              </span>
              <span className={styles.short}>{region.short}</span>
              {isBeen && (
                <svg className={styles.stamp} viewBox="0 0 60 40" aria-hidden="true">
                  <rect x="3" y="3" width="54" height="34" rx="6" />
                  <path d="M12 21l9 9 26-20" />
                </svg>
              )}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

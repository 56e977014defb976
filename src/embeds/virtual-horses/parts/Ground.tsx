import { distance, visibleMetres } from "../../../lib/game/horseRace"
import * as styles from "../VirtualHorses.module.css"

const marks = Array.from({ length: 42 }, (_, i) => (i - 1) * 10)

const across = (metres: number) => `${((metres / visibleMetres) * 100).toFixed(3)}cqw`

/** The ground with a mark every ten metres, which scrolls by under the horses. */
export function Ground({ left }: { left: number }) {
  return (
    <div className={styles.ground} style={{ transform: `translateX(${across(-left)})` }}>
      {marks
        .filter(metres => metres > left - 12 && metres < left + visibleMetres + 2)
        .map(metres => (
          <span
            key={metres}
            className={styles.mark}
            data-line={metres === 0 || metres === distance || undefined}
            style={{ left: across(metres) }}
          >
            {metres >= 0 && metres <= distance && <b>{metres}</b>}
          </span>
        ))}
    </div>
  )
}

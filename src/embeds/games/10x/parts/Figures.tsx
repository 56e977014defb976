import { squashes, teamRate } from "../rates"
import { has, progressOf } from "../stages"
import * as styles from "../TenX.module.css"
import { count, times } from "../words"
import type { Doing } from "./doing"

/** The level, the lines and the bugs, each of which appears once there is any. */
export function Figures({ state, does }: Doing) {
  const rate = teamRate(state)
  const bugs = Math.floor(state.bugs)
  return (
    <div className={styles.figures}>
      {has(state, "intern") && <span className={styles.lcd}>{times(state.figures.tenths)}</span>}
      {has(state, "duck") && (
        <span className={styles.lcd} data-large={state.lines >= 10_000 || undefined}>
          {count(state.lines)} <span>{Math.floor(state.lines) === 1 ? "line" : "lines"}</span>
        </span>
      )}
      {rate >= 0.05 && <span className={styles.rate}>{count(rate, 1)} a second</span>}
      {has(state, "duck") && (
        <progress
          className={styles.next}
          max={1}
          value={progressOf(state)}
          aria-label="Until something happens"
        />
      )}
      {(bugs > 0 || has(state, "coffee")) && (
        <button
          type="button"
          className={styles.squash}
          aria-disabled={bugs === 0}
          onClick={() => does({ kind: "squash" })}
        >
          {bugs === 0 ? "No bugs" : `Squash ${squashes(state)} of ${count(bugs)}`}
        </button>
      )}
    </div>
  )
}

import * as styles from "../ExcuseGenerator.module.css"
import type { Excuse } from "../logic"

/** How many would believe it, as a bar and in words; room is kept for it before there is an excuse. */
export function Believability({ excuse }: { excuse: Excuse | null }) {
  const percent = excuse?.percent ?? 0
  return (
    <div className={styles.believed}>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers draw a meter each their own way, and none as in 1998. */}
      <div
        className="progress-indicator segmented"
        role="meter"
        aria-label="Believability"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={`${percent} per cent`}
      >
        <span className="progress-indicator-bar" style={{ width: `${percent}%` }} />
      </div>
      <p>{excuse ? `${percent} % believable. ${excuse.verdict}` : "\u00a0"}</p>
    </div>
  )
}

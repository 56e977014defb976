import { useReadingProgress } from "../useReadingProgress"
import * as styles from "./Progress.module.css"

/** A segmented progress bar of how much of the page has been read. */
export function ReadingProgress() {
  const percent = useReadingProgress()
  return (
    <div
      role="progressbar"
      aria-label="Page read"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent ?? undefined}
      className={`progress-indicator segmented ${styles.progress}`}
    >
      <span
        className="progress-indicator-bar"
        style={{ clipPath: `inset(0 ${100 - (percent ?? 0)}% 0 0)` }}
      />
    </div>
  )
}

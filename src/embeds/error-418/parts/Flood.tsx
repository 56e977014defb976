import * as styles from "../Teapot.module.css"

/** Tea that rises from below the window when the pot boils over, and sinks back when mopped up. */
export function Flood() {
  return (
    <div className={styles.flood} aria-hidden="true">
      <div className={styles.tea}>
        <svg viewBox="0 0 400 20" preserveAspectRatio="none" aria-hidden="true">
          <path fill="#d9a566" d="M0 20V10Q25 0 50 10T100 10T150 10T200 10T250 10T300 10T350 10T400 10V20z" />
        </svg>
      </div>
    </div>
  )
}

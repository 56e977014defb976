import * as styles from "./Frame.module.css"
import { useStatusText } from "./useStatusText"

/** The current status text, in the middle of a status bar. */
export function StatusText() {
  return <p className={`status-bar-field ${styles.hint}`}>{useStatusText()}</p>
}

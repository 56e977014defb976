import * as styles from "./Frame.module.css"
import { useHint } from "./useHint"

/** The current status text, in the middle of a status bar. */
export function Hint() {
  return <p className={`status-bar-field ${styles.hint}`}>{useHint()}</p>
}

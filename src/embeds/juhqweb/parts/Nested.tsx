import * as styles from "../JuhqWeb.module.css"
import { maxDepth } from "../logic"
import { Throbber } from "./Throbber"

type Props = { depth?: number }

/** Draws the browser inside the browser, recursively down to a hamster. */
export function Nested({ depth = 1 }: Props) {
  return (
    <div className={styles.nested}>
      <div className={styles.nestedTitle}>juhqweb {"in juhqweb ".repeat(depth).trim()}</div>
      <div className={styles.nestedBar}>
        <span>Back</span>
        <span>Home</span>
        <span>Stop</span>
      </div>
      {depth < maxDepth ? (
        <Nested depth={depth + 1} />
      ) : (
        <div className={styles.bottom}>
          <Throbber turn={3} />
          <p role="status">Close the door, there is a draught.</p>
        </div>
      )}
    </div>
  )
}

import type { Mode } from "../logic"
import * as styles from "../MixBlendMode.module.css"

type Props = { mode: Mode; opacity: number }

/** Draws --above blended on --below, as decoration. */
export function Stage({ mode, opacity }: Props) {
  return (
    <span className={styles.stage} aria-hidden>
      <span style={{ mixBlendMode: mode as "normal", opacity: opacity / 100 }} />
    </span>
  )
}

import type { Mode } from "../logic"
import * as styles from "../MixBlendMode.module.css"

type Props = { mode: Mode; opacity: number; label?: string }

/** The two layers of --below and --above on each other. With a label it is a picture; without one, decoration. */
export function Stage({ mode, opacity, label }: Props) {
  const name = label ? ({ role: "img", "aria-label": label } as const) : ({ "aria-hidden": true } as const)
  return (
    <span className={styles.stage} {...name}>
      <span style={{ mixBlendMode: mode as "normal", opacity: opacity / 100 }} />
    </span>
  )
}

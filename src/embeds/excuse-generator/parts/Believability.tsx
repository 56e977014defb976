import { useMotion } from "../../../hooks/browser/motion"
import * as styles from "../ExcuseGenerator.module.css"

type Props = {
  /** From 0 to 100; 0 before there is an excuse. */
  percent: number
}

/** A bar for believability, whose space is reserved before there is an excuse. */
export function Believability({ percent }: Props) {
  const moving = useMotion()
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers draw a meter each their own way, and none as in 1998.
    <div
      className={`progress-indicator segmented ${styles.meter}`}
      data-moving={moving || undefined}
      role="meter"
      aria-label="Believability"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={`${percent} per cent`}
    >
      <span className="progress-indicator-bar" style={{ width: "100%" }} />
      <span className={styles.unbelieved} style={{ transform: `translateX(${percent}%)` }} />
    </div>
  )
}

import type { CSSProperties } from "react"
import * as styles from "./PerttiLife.module.css"

/** The speed of his way home in CSS pixels per second, and the shortest and the longest time for it in seconds. */
const [pxPerSecond, minSeconds, maxSeconds] = [260, 0.5, 7]

type Props = {
  /** The place from which he falls, in CSS pixels from the left edge and from the task bar. */
  from: { x: number; y: number }
  onArrive: () => void
}

/** His fall to the task bar, and his way home on it. */
export function Journey({ from: { x, y }, onArrive }: Props) {
  const style = {
    "--x": `${x}px`,
    "--y": `${y}px`,
    animationDuration: `${Math.min(maxSeconds, minSeconds + Math.max(0, x) / pxPerSecond)}s`,
  }
  return (
    <div className={styles.journey} style={style as CSSProperties} onAnimationEnd={onArrive}>
      <img className={styles.waddling} src="/pictures/pertti-walk.png" alt="" width="60" height="46" />
    </div>
  )
}

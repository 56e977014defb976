import type { Mark } from "../logic"
import * as styles from "../TicTacToe.module.css"

type Props = { mark: Mark; place: number; isLast?: boolean; moving: boolean }

/** A pencilled mark, which varies a little with its place. */
export function MarkPicture({ mark, place, isLast = false, moving }: Props) {
  const className = `${styles.mark} ${mark === "X" ? styles.x : styles.o} ${moving ? styles.moving : ""}`
  const turn = ((place * 37) % 17) - 8
  const path =
    mark === "X"
      ? "M22 20Q48 46 80 79M78 22Q55 48 21 81"
      : "M52 20C28 18 18 40 22 58S46 82 62 78 84 52 76 36 58 20 44 22"
  return (
    <svg viewBox="0 0 100 100" className={className} aria-hidden="true">
      {isLast && <circle className={styles.last} cx="50" cy="50" r="46" />}
      <path d={path} pathLength="1" transform={`rotate(${turn} 50 50)`} />
    </svg>
  )
}

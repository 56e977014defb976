import * as styles from "../IsItSaintUrhoDay.module.css"

const bunches = [
  [14, 12],
  [40, 20],
  [64, 11],
  [88, 19],
  [22, 50],
  [52, 55],
  [80, 51],
] as const

/** Six grapes in rows of three, two and one. */
const grapes = [
  [-3, 0],
  [0, 0.6],
  [3, 0],
  [-1.5, 2.8],
  [1.5, 2.8],
  [0, 5.4],
] as const

/** Draws the grapes of Finland, as they were before the last Ice Age. */
export function Vines() {
  return (
    <svg className={styles.vines} aria-hidden="true" viewBox="0 0 100 75">
      <path className={styles.vine} d="M0 9Q25 1 50 9T100 9M0 47Q25 39 50 47T100 47" />
      {bunches.map(([x, y]) => (
        <g key={x}>
          <path className={styles.vine} d={`M${x} ${y - 8}V${y}`} />
          {grapes.map(([dx, dy]) => (
            <circle key={`${dx} ${dy}`} className={styles.grape} cx={x + dx} cy={y + dy} r={1.9} />
          ))}
        </g>
      ))}
    </svg>
  )
}

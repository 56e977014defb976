import * as styles from "../IsItPalindrome.module.css"
import type { Glass } from "../mirror"

const first = "M0 40L18 46L26 38L44 52L60 47L78 60"
const more =
  "M44 52L40 76L48 100M44 52L52 28L47 0M26 38L20 18L24 0M60 47L84 30L100 34M60 47L70 80L66 100M18 46L10 72L14 100M78 60L100 72"

/** The pieces of a broken mirror, as polygons in a square of 100. */
const shards = [
  "0,0 24,0 20,18 26,38 18,46 0,40",
  "24,0 47,0 52,28 44,52 26,38 20,18",
  "47,0 100,0 100,34 84,30 60,47 44,52 52,28",
  "100,34 100,72 78,60 60,47 84,30",
  "100,72 100,100 66,100 70,80 60,47 78,60",
  "66,100 48,100 40,76 44,52 60,47 70,80",
  "48,100 14,100 10,72 18,46 26,38 44,52 40,76",
  "0,40 18,46 10,72 14,100 0,100",
] as const

/** Draws the damage to a mirror over the whole of it. */
export function Cracks({ glass, motion }: { glass: Glass; motion: boolean }) {
  if (glass === 0 || (glass === 3 && !motion)) return null
  const path = glass === 1 ? first : first + more
  return (
    <svg className={styles.cracks} aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">
      {glass === 3 ? (
        shards.map(points => (
          <polygon
            key={points}
            className={styles.shard}
            points={points}
            fill="#c9dbe4"
            stroke="#fff"
            strokeWidth="0.5"
          />
        ))
      ) : (
        <g fill="none">
          <path d={path} stroke="#fff" strokeWidth="1.2" />
          <path d={path} stroke="#33454e" strokeWidth="0.4" />
        </g>
      )}
    </svg>
  )
}

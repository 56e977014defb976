import type { Flight } from "../flight"
import * as styles from "../IsItYesterday.module.css"

type Props = { flight: Flight; flies: boolean }

/** A flight on the map, by the shorter way round, and the aeroplane on it or at its end. */
export function Way({ flight: { from, to }, flies }: Props) {
  const turn = to.lon - from.lon > 180 ? -360 : to.lon - from.lon < -180 ? 360 : 0
  const [x, y] = [to.lon + turn, -to.lat]
  const path = `M${from.lon} ${-from.lat}Q${(from.lon + x) / 2} ${Math.min(y, -from.lat) - 26} ${x} ${y}`
  const plane = (
    <g
      className={flies ? styles.plane : undefined}
      style={flies ? { offsetPath: `path("${path}")` } : undefined}
    >
      <path
        d="M8 0L-4 -1.6L-6 -5H-8L-7 0L-8 5H-6L-4 1.6zM2 -1L-3 -9H-5L-2 -1zM2 1L-3 9H-5L-2 1z"
        fill="#fff"
        stroke="#111"
        strokeWidth="0.6"
        transform={flies ? undefined : `translate(${x} ${y})`}
      />
    </g>
  )
  // Whoever leaves the map on one side comes in again on the other.
  return [0, -turn].slice(0, turn === 0 ? 1 : 2).map(aside => (
    <g key={aside} transform={`translate(${aside})`}>
      <path d={path} className={styles.way} />
      {plane}
    </g>
  ))
}

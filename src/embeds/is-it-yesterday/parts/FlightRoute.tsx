import type { CraftName } from "../flight"
import * as styles from "../IsItYesterday.module.css"
import { type Trip, yesterdayPlace } from "../trip"

type Props = { trip: Trip; moves: boolean }

/** The crafts pointing east, centred on the origin. */
const shapes: Record<CraftName, string> = {
  airliner: "M8 0L-4 -1.6L-6 -5H-8L-7 0L-8 5H-6L-4 1.6zM2 -1L-3 -9H-5L-2 -1zM2 1L-3 9H-5L-2 1z",
  Concorde: "M12 0L3 -1.2L-5 -6H-8L-7 -1L-9 0L-7 1L-8 6H-5L3 1.2z",
  rocket: "M11 0Q6 -3 -3 -2.6L-8 -6V-2L-12 0L-8 2V6L-3 2.6Q6 3 11 0z",
}

/** Draws a flight on the map: the shorter route, the craft and the destination. */
export function FlightRoute({ trip, moves }: Props) {
  const { from, to, by } = trip.flight
  const turn = to.lon - from.lon > 180 ? -360 : to.lon - from.lon < -180 ? 360 : 0
  const [x, y] = [to.lon + turn, -to.lat]
  const top = Math.max(-78, Math.min(y, -from.lat) - 26)
  const path = `M${from.lon} ${-from.lat}Q${(from.lon + x) / 2} ${top} ${x} ${y}`
  const goal = yesterdayPlace(trip)
  const craft = (
    <g
      className={moves ? styles.plane : undefined}
      style={moves ? { offsetPath: `path("${path}")` } : { transform: `translate(${x}px, ${y}px)` }}
    >
      <g className={styles.climb}>
        <path className={styles.craft} d={shapes[by]} />
      </g>
    </g>
  )
  return (
    <>
      {/* A route that leaves the map on one side comes back in on the other. */}
      {[0, -turn].slice(0, turn === 0 ? 1 : 2).map(aside => (
        <g key={aside} transform={`translate(${aside})`}>
          <path d={path} className={styles.route} />
          {craft}
        </g>
      ))}
      <circle
        className={styles.goal}
        cx={goal.lon}
        cy={-goal.lat}
        r="5"
        data-over={trip.leg === "over" ? "" : undefined}
      />
    </>
  )
}

import type { CSSProperties } from "react"
import { isInTime } from "../flight"
import * as styles from "../IsItYesterday.module.css"
import { midnightAt } from "../logic"
import { sweep, type Trip, yesterdayPlace } from "../trip"

type Props = {
  /** The current time, in milliseconds since 1970. */
  now: number
  trip: Trip | null
  moves: boolean
}

/**
 * Draws the night side of the Earth with midnight at its centre, which sweeps over the destination at the end of a
 * flight.
 */
export function Night({ now, trip, moves }: Props) {
  const midnight = midnightAt(now)
  const { flight, leg } = trip ?? {}
  const isMet = leg === "air" && flight !== undefined && !isInTime(flight)
  const comes = trip !== null && (isMet || leg === "midnight" || leg === "over")
  const way = comes ? sweep(midnight, yesterdayPlace(trip).lon) : { from: 0, to: 0 }
  const style = { "--from": `${way.from}px`, "--to": `${way.to}px` } as CSSProperties
  const going = comes && moves && leg !== "over"
  return (
    <g
      className={going ? styles.comes : undefined}
      style={going ? style : { transform: `translateX(${way.to}px)` }}
    >
      {[-360, 0, 360, 720].map(turn => (
        <g key={turn} transform={`translate(${midnight + turn})`}>
          <rect className={styles.night} x={-90} y={-86} width={180} height={148} />
          <g className={moves && !comes ? styles.sweep : undefined}>
            <path className={styles.midnight} d="M0 -86V62" data-near={comes ? "" : undefined} />
            <text className={styles.mapText} x={3} y={-74}>
              midnight
            </text>
          </g>
        </g>
      ))}
    </g>
  )
}

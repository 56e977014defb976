import { padTwo } from "../../../lib/calendar/wallClock"
import * as styles from "../ClockFaces.module.css"
import type { Time } from "../faces"

/** A clock with hands; without a time it has none. */
export function Analogue({ time }: { time: Time | null }) {
  const label = time
    ? `A clock with hands at ${padTwo(time.hour)}:${padTwo(time.minute)}:${padTwo(time.second)}`
    : "A clock"
  return (
    <svg className={styles.dial} role="img" aria-label={label} viewBox="-50 -50 100 100">
      <circle r="47" fill="#fff" stroke="#111" strokeWidth="3" />
      {Array.from({ length: 12 }, (_, i) => i * 30).map(angle => (
        <path key={angle} d="M0 -43v6" stroke="#111" strokeWidth="2" transform={`rotate(${angle})`} />
      ))}
      {time && (
        <>
          <path
            d="M0 5v-27"
            stroke="#111"
            strokeWidth="5"
            transform={`rotate(${(time.hour % 12) * 30 + time.minute / 2})`}
          />
          <path
            d="M0 6v-42"
            stroke="#111"
            strokeWidth="3"
            transform={`rotate(${time.minute * 6 + time.second / 10})`}
          />
          <path d="M0 9v-48" stroke="#a00000" transform={`rotate(${time.second * 6})`} />
        </>
      )}
      <circle r="3" fill="#111" />
    </svg>
  )
}
